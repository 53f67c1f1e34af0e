import type { ComponentProps, ReactNode } from 'react';
import { createIntl, IntlProvider, type IntlShape } from 'react-intl';
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
    <IntlProvider {...configure(locale)} messages={messages}>
      {children}
    </IntlProvider>
  );
}

/** Returns the texts of a language other than the page's, for letters. */
export function createTexts(locale: LocaleCode, messages: Messages): IntlShape {
  return createIntl({ ...configure(locale), messages });
}

function configure(locale: LocaleCode) {
  return {
    // Latin digits in every language.
    locale: `${locale}-u-nu-latn`,
    defaultLocale: `${DEFAULT_LOCALE}-u-nu-latn`,
    onError: logError,
  };
}

function logError(error: unknown): void {
  console.error(error);
}
