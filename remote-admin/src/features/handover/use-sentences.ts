import { type HandoverDirection, LOCALE_CODES, type LocaleCode } from 'shared-kit/domain';
import { createTexts, type Messages } from 'shared-kit/intl';
import useSWR from 'swr';
import { loadMessages } from '../../load-messages.ts';
import { SENTENCES } from './sentences.ts';

/** Returns the function that writes what the customer agrees to; undefined until all languages are loaded, for when the network is away. */
export function useSentences():
  | ((direction: HandoverDirection, car: string, locale: LocaleCode) => string)
  | undefined {
  const { data } = useSWR('handover sentences', loadSentences);
  return (
    data && ((direction, car, locale) => createTexts(locale, data[locale]).formatMessage(SENTENCES[direction], { car }))
  );
}

export async function loadSentences(): Promise<Readonly<Record<LocaleCode, Messages>>> {
  const loaded = LOCALE_CODES.map(async (code) => [code, await loadMessages(code, 'handoverSentence')] as const);
  return Object.fromEntries(await Promise.all(loaded)) as Readonly<Record<LocaleCode, Messages>>;
}
