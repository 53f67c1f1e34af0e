import type { NumberFieldDefinition } from 'shared-kit/domain';
import { toPlainCharacters } from './parse-price.ts';

/**
 * Parses a number as people write it: with groups of three digits, a decimal point or comma, Arabic-Indic digits.
 * @returns null for nothing, undefined for what is no number that the field takes
 */
export function parseNumber(
  text: string,
  field: Pick<NumberFieldDefinition, 'type' | 'optional' | 'minimum' | 'maximum'>,
): number | null | undefined {
  const plain = toPlainCharacters(text);
  if (plain === '') return null;
  const ungrouped = plain.replace(/(?<=\d)[ ',.٬](?=\d{3}(?!\d))/g, '');
  const number = field.type === 'integer' ? ungrouped : plain.replace(/[,٫]/, '.');
  const isNumber = field.type === 'integer' ? /^\d+$/ : /^\d+(\.\d)?$/;
  if (!isNumber.test(number)) return undefined;
  const value = Number(number);
  const isInRange = value >= (field.minimum ?? 0) && value <= (field.maximum ?? Number.MAX_SAFE_INTEGER);
  return isInRange ? value : undefined;
}
