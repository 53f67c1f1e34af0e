import type { LocaleCode } from '../locale.ts';
import type { PaperKind } from './paper.ts';

/** Lines of an invoice that may be taxed at a rate of their own. */
export const TAXED_PARTS = ['extras', 'damage', 'fines'] as const;
export type TaxedPart = (typeof TAXED_PARTS)[number];

/** What stands on every paper, as the owner has set it. What is unset is left out. */
export interface PaperSettings {
  /** The agency's name by default. */
  readonly sellerName?: string;
  /** The agency's address by default; several lines. */
  readonly sellerAddress?: string;
  /** Such as ICE, IF, RC, patente: named by the owner. */
  readonly sellerNumbers?: readonly { readonly label: string; readonly value: string }[];
  /** In percent, contained in the prices; without it no tax is shown. */
  readonly taxRate?: number;
  /** The same of lines that are taxed otherwise. */
  readonly taxRates?: Partial<Readonly<Record<TaxedPart, number>>>;
  /** What the numbers of a kind begin with; `PAPER_PREFIXES` without it. */
  readonly prefixes?: Partial<Readonly<Record<PaperKind, string>>>;
  /** The owner's conditions by language; each paragraph is a clause. */
  readonly clauses?: Partial<Readonly<Record<LocaleCode, string>>>;
}

/** Settings with the number of their clauses' version, which grows with each change of a clause; 0 without clauses. */
export interface StoredPaperSettings extends PaperSettings {
  readonly clausesVersion: number;
}

export const PAPER_PREFIXES: Readonly<Record<PaperKind, string>> = {
  agreement: 'A-',
  return_sheet: 'R-',
  receipt: 'P-',
  invoice: 'F-',
  credit_note: 'C-',
  fine_letter: 'L-',
};

export const MAX_CLAUSES_LENGTH = 20_000;

/** Returns the clauses of a text: its paragraphs. */
export function splitClauses(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
