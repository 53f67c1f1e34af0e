import { toPlainCharacters } from './parse-price.ts';

const TIME = /^(\d{1,2}?)(?: ?[:.,h] ?(\d{2})?|(\d{2}))?(?: ?h)? ?([ap])?\.?(?: ?m)?\.?$/i;
/** Before and after noon in Arabic, as letters and as words. */
const ARABIC_HALVES = [
  [/\s*(?:ص|صباحا|صباحًا)$/, ' a'],
  [/\s*(?:م|مساء|مساءً)$/, ' p'],
] as const;

/**
 * Parses a time as people write it, `9`, `930`, `9:30 pm`, `21h30`, `٩:٣٠`; returns `09:30`, an empty text for nothing,
 * and undefined for what is no complete time.
 */
export function parseTime(text: string): string | undefined {
  const plain = ARABIC_HALVES.reduce((rest, [half, letter]) => rest.replace(half, letter), toPlainCharacters(text));
  if (plain === '') return '';
  const [, hourText, afterColon, joined, half] = TIME.exec(plain) ?? [];
  if (hourText === undefined) return undefined;
  const hour = Number(hourText);
  if (half && (hour < 1 || hour > 12)) return undefined;
  const hours = half ? (hour % 12) + (/p/i.test(half) ? 12 : 0) : hour;
  const minutes = Number(afterColon ?? joined ?? 0);
  if (hours > 23 || minutes > 59) return undefined;
  return [hours, minutes].map((part) => String(part).padStart(2, '0')).join(':');
}
