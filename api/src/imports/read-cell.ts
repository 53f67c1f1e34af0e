import { type EntityField, type ImportKind, normalizeLine, parseCalendarDay } from 'shared-kit/domain';
import type { Cell } from '../platform/spreadsheets/read-table.ts';
import { valueOfWord } from './import-words.ts';

/**
 * Returns what a cell of a file says of a field, as the API's calls take it: numbers, days as `yyyy-MM-dd`, instants as ISO text, values of choices. What it
 * does not understand it returns as the text, which the field's schema refuses. undefined for an empty cell.
 */
export function readCell(kind: ImportKind, name: string, field: EntityField, cell: Cell): unknown {
  const text = String(cell).trim();
  if (text === '') return undefined;
  switch (field.type) {
    case 'text':
      return readText(field.normalize?.(text) ?? text, name);
    case 'choice':
    case 'boolean':
      return valueOfWord(kind, name, text) ?? text;
    case 'integer':
    case 'decimal':
      return typeof cell === 'number' ? cell : (readAmount(text) ?? text);
    case 'day':
      return readDay(text) ?? text;
    case 'instant':
      return readInstant(text) ?? text;
    case 'list':
      return text
        .split(/[;\n]|, /)
        .map((item) => field.normalize?.(item) ?? item.trim())
        .filter((item) => item !== '');
    case 'group':
      return readGroup(text);
    default:
      return text;
  }
}

/** Times are written as `9:00`, `09h00` or with seconds. */
function readText(text: string, name: string): string {
  const time = name.endsWith('Time') && /^(\d{1,2})\s?[:hH.]\s?(\d{2})(?::\d{2})?$/.exec(text);
  return time ? `${time[1]?.padStart(2, '0')}:${time[2]}` : text;
}

/** Returns a day as `yyyy-MM-dd`, of one that is written so or with the day first; what follows, as a time, is left out. */
export function readDay(written: string): string | undefined {
  const text = normalizeLine(written);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})(?:[T ,].*)?$/.exec(text);
  const [year, month, day] = iso?.slice(1) ?? dayFirst?.slice(1).reverse() ?? [];
  if (!year || !month || !day) return undefined;
  return parseCalendarDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
}

/** Returns an instant as ISO text; of a day without a time its noon in UTC. */
function readInstant(text: string): string | undefined {
  const day = readDay(text);
  if (day === undefined) return undefined;
  const time = /[T ,]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(Z?)$/.exec(text);
  const [, hours = '12', minutes = '00', seconds = '00', rest = '0'] = time ?? [];
  const instant = new Date(`${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}.${rest.padEnd(3, '0')}Z`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}

/**
 * Returns the number of a text as people write it in one of the four languages, perhaps with a currency: the last of point and comma
 * separates the decimals, but one that three digits follow separates thousands.
 */
export function readAmount(text: string): number | undefined {
  const bare = normalizeLine(text)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',')
    .replace(/^[\p{L}\p{Sc}. ]+(?=[-\d])|(?<=\d)[\p{L}\p{Sc}%. ]+$/gu, '')
    .replace(/(?<=\d)[\s'’](?=\d{3}(?!\d))/g, '');
  if (!/^-?\d+(?:[.,]\d+)*$/.test(bare)) return undefined;
  const decimal = /[.,](\d+)$/.exec(bare);
  const signs = new Set(bare.replace(/[-\d]/g, ''));
  const isThousands = decimal?.[1]?.length === 3 && signs.size === 1 && !/^-?0/.test(bare);
  const whole = decimal && !isThousands ? bare.slice(0, decimal.index) : bare;
  // Between thousands there are three digits.
  if (!/^-?\d{1,3}(?:[.,]\d{3})*$|^-?\d+$/.test(whole)) return undefined;
  const digits = whole.replace(/[.,]/g, '');
  return Number(decimal && !isThousands ? `${digits}.${decimal[1]}` : digits);
}

/** Returns the billing data of an export, which is JSON, or the name of a company. */
function readGroup(text: string): unknown {
  if (!text.startsWith('{')) return { company: text };
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
