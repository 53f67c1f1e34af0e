import type { ChangeQuotes } from 'shared-kit/api-client';
import { joinWords, nameIn } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { PRICE_TEXT } from './price-texts.ts';

/** Names the extras that today's rates leave out, because they are no longer offered. */
export function GoneExtras({ quotes: { agreed, today } }: { readonly quotes: ChangeQuotes }) {
  const { formatMessage, locale } = useIntl();
  const gone = agreed.lines
    .filter(
      ({ kind, code }) => kind === 'extra' && !today.lines.some((line) => line.kind === kind && line.code === code),
    )
    .map(({ names, label }) => nameIn({ ...names, en: label }, locale));
  if (gone.length === 0) return null;
  const extras = <bdi key="extras">{joinWords(gone, locale)}</bdi>;
  return <p role="alert">{formatMessage(PRICE_TEXT.gone, { extras })}</p>;
}
