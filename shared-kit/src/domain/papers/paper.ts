import type { LocaleCode } from '../locale.ts';

/** What the product writes on paper about a booking (docs/rules.md#papers). */
export const PAPER_KINDS = ['agreement', 'return_sheet', 'receipt', 'invoice', 'credit_note', 'fine_letter'] as const;
export type PaperKind = (typeof PAPER_KINDS)[number];

/** A paper of a booking, without its content. */
export interface Paper {
  readonly id: number;
  readonly kind: PaperKind;
  readonly number: string;
  /** From 1 on; a higher one replaces the lower ones. */
  readonly version: number;
  readonly locale: LocaleCode;
  /** Of a paper in two languages. */
  readonly secondLocale?: LocaleCode;
  /** Languages that a copy may have beside the first one; none for papers of older versions. */
  readonly copies?: readonly LocaleCode[];
  /** Whether it was signed on a screen. */
  readonly isSigned: boolean;
  /** ISO timestamp: the payment of the receipt was voided. */
  readonly voidedAt?: string;
  /** Number of the credit note that cancels the invoice. */
  readonly creditedBy?: string;
  /** ISO timestamp. */
  readonly createdAt: string;
}

/** Returns the name of a paper's file, `agreement-A-2026-0042.pdf`, or of a copy: `agreement-A-2026-0042-ar.pdf`. */
export function paperFileName(
  { kind, number, version }: Pick<Paper, 'kind' | 'number' | 'version'>,
  copy?: LocaleCode,
): string {
  const name = `${kind.replace('_', '-')}-${number}`.replaceAll(/[^\w-]+/g, '-');
  return `${[name, ...(version > 1 ? [`v${version}`] : []), ...(copy ? [copy] : [])].join('-')}.pdf`;
}
