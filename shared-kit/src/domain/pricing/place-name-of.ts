import type { LocaleCode } from '../locale.ts';
import type { Stop } from './chosen-places.ts';
import { nameIn } from './name-in.ts';
import type { QuoteLine } from './quote-line-fields.ts';

/** Returns the name of a booking's place, which its lines keep; undefined for a place without a line. */
export function placeNameOf(
  lines: readonly QuoteLine[] | undefined,
  direction: Stop['direction'],
  locale: LocaleCode,
): string | undefined {
  const line = lines?.find(({ kind, code }) => kind === 'place' && code === direction);
  return line && nameIn({ ...line.names, en: line.label }, locale);
}
