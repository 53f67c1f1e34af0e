import type { ReactNode } from 'react';
import type { HostServices } from 'shared-kit/contract';
import { LOCALES, type LocaleCode } from 'shared-kit/domain';
import { TextsProvider } from 'shared-kit/intl';
import { readTexts } from 'shared-kit/testing/read-texts';

/** Returns an element with the translations of a language, and host services with this language, for `renderPage`. */
export function inLanguage(code: LocaleCode, element: ReactNode) {
  const host: Partial<HostServices> = { locale: { code, direction: LOCALES[code].direction, choose: jest.fn() } };
  const translated = (
    <TextsProvider locale={code} messages={readTexts('remote-public', code)}>
      {element}
    </TextsProvider>
  );
  return [translated, { host }] as const;
}
