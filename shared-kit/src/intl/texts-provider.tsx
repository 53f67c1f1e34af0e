import type { ComponentProps, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { DEFAULT_LOCALE, type LocaleCode } from '../domain/index.ts';

/** Messages by id, in one language. */
export type Messages = NonNullable<ComponentProps<typeof IntlProvider>['messages']>;

/** Loads a part of an application's messages. */
export type LoadMessages = (locale: LocaleCode, part: string) => Promise<Messages>;

interface TextsProviderProps {
  readonly locale: LocaleCode;
  /** English messages may be absent: their texts are in the code, except in production builds. */
  readonly messages?: Messages;
  readonly children: ReactNode;
}

/** Provides the messages of one language to components. */
export function TextsProvider({ locale, messages = {}, children }: TextsProviderProps) {
  return (
    <IntlProvider
      // Latin digits in every language.
      locale={`${locale}-u-nu-latn`}
      defaultLocale={`${DEFAULT_LOCALE}-u-nu-latn`}
      messages={messages}
      onError={logError}
    >
      {children}
    </IntlProvider>
  );
}

function logError(error: unknown): void {
  console.error(error);
}
