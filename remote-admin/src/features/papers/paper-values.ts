import {
  LOCALE_CODES,
  type LocaleCode,
  PAPER_KINDS,
  PAPER_PREFIXES,
  type PaperKind,
  type PaperSettings,
  TAXED_PARTS,
  type TaxedPart,
} from 'shared-kit/domain';

/** The settings of papers as a form has them. */
export interface PaperValues {
  readonly sellerName: string;
  readonly sellerAddress: string;
  /** A name, a colon and the number on each line. */
  readonly numbers: string;
  readonly tax: string;
  /** Of lines that are taxed otherwise. */
  readonly taxes: Readonly<Record<TaxedPart, string>>;
  readonly prefixes: Readonly<Record<PaperKind, string>>;
  readonly clauses: Readonly<Record<LocaleCode, string>>;
}

const MAX_NUMBERS = 8;
const NUMBER_LINE = /^([^:]{1,40}):\s*(\S.{0,59})$/;

export function paperValues(settings: PaperSettings): PaperValues {
  const { sellerName = '', sellerAddress = '', sellerNumbers = [], taxRate, taxRates, prefixes, clauses } = settings;
  return {
    sellerName,
    sellerAddress,
    numbers: sellerNumbers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    tax: writePercent(taxRate),
    taxes: byName(TAXED_PARTS, (part) => writePercent(taxRates?.[part])),
    prefixes: byName(PAPER_KINDS, (kind) => prefixes?.[kind] ?? PAPER_PREFIXES[kind]),
    clauses: byName(LOCALE_CODES, (code) => clauses?.[code] ?? ''),
  };
}

/** Parses a stored draft; undefined for one of another version that does not fit. */
export function parsePaperDraft(kept: unknown): PaperValues | undefined {
  const empty = paperValues({});
  return isLike(kept, empty) ? (kept as PaperValues) : undefined;
}

function isLike(value: unknown, example: unknown): boolean {
  if (typeof example !== 'object' || example === null) return typeof value === typeof example;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(example).every(([name, part]) => isLike((value as Record<string, unknown>)[name], part))
  );
}

/** Returns what the form says, without what cannot be read, and whether the numbers can. */
export function readPaperValues({ sellerName, sellerAddress, numbers, tax, taxes, prefixes, clauses }: PaperValues) {
  const lines = numbers.split('\n').filter((line) => line.trim() !== '');
  const parts = lines.flatMap((line) => {
    const [, label = '', value = ''] = NUMBER_LINE.exec(line.trim()) ?? [];
    return label ? [{ label: label.trim(), value: value.trim() }] : [];
  });
  const taxRate = readPercent(tax);
  const ownRates = TAXED_PARTS.flatMap((part) => {
    const rate = readPercent(taxes[part]);
    return rate === undefined ? [] : [[part, rate] as const];
  });
  const written = Object.fromEntries(Object.entries(clauses).filter(([, text]) => text.trim() !== ''));
  const own = Object.fromEntries(
    PAPER_KINDS.flatMap((kind) => (prefixes[kind] === PAPER_PREFIXES[kind] ? [] : [[kind, prefixes[kind].trim()]])),
  );
  const settings: PaperSettings = {
    ...(sellerName.trim() && { sellerName: sellerName.trim() }),
    ...(sellerAddress.trim() && { sellerAddress: sellerAddress.trim() }),
    ...(parts.length > 0 && { sellerNumbers: parts }),
    ...(taxRate !== undefined && { taxRate }),
    ...(ownRates.length > 0 && { taxRates: Object.fromEntries(ownRates) }),
    ...(Object.keys(own).length > 0 && { prefixes: own }),
    ...(Object.keys(written).length > 0 && { clauses: written }),
  };
  const areNumbersRead = parts.length === lines.length && lines.length <= MAX_NUMBERS;
  return { settings, areNumbersRead };
}

/** Returns whether a text is a percentage, or empty. */
export function isPercent(text: string): boolean {
  return text.trim() === '' || readPercent(text) !== undefined;
}

const writePercent = (rate: number | undefined) => (rate === undefined ? '' : String(rate));

/** Returns a percentage; undefined for another text. */
function readPercent(text: string): number | undefined {
  const plain = text.trim().replace(',', '.');
  return /^\d{1,3}(\.\d{1,2})?$/.test(plain) && Number(plain) <= 100 ? Number(plain) : undefined;
}

function byName<Name extends string>(names: readonly Name[], text: (name: Name) => string) {
  return Object.fromEntries(names.map((name) => [name, text(name)])) as Record<Name, string>;
}
