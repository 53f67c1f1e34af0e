import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { LocaleCode } from '../domain/index.ts';
import type { Messages } from './create-formatter.ts';
import { createTexts, type NodeValues, type Texts } from './create-texts.ts';
import type { Message } from './define-messages.ts';

const TextsContext = createContext<Texts | undefined>(undefined);

interface TextsProviderProps {
  readonly locale: LocaleCode;
  /** English messages may be absent: their texts are in the code, except in production builds. */
  readonly messages?: Messages;
  readonly children: ReactNode;
}

const NO_MESSAGES: Messages = {};

/** Provides the messages of one language to components. */
export function TextsProvider({ locale, messages = NO_MESSAGES, children }: TextsProviderProps) {
  const texts = useMemo(() => createTexts(locale, messages), [locale, messages]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/** @throws Error outside of `TextsProvider` */
export function useIntl(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('useIntl was called outside of TextsProvider');
  return texts;
}

/** A message, whose values may be elements. */
export function FormattedMessage({ values, ...message }: Message & { readonly values?: NodeValues }) {
  return useIntl().formatMessage(message, values);
}
