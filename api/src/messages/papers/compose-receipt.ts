import type { PaymentMethod, PaymentPurpose, PaymentType, StoredPaperSettings } from 'shared-kit/domain';
import type { PaperContent } from '../../platform/pdf/paper-content.ts';
import {
  customerPart,
  fact,
  factsPart,
  heading,
  type PaperBooking,
  paperOf,
  rentalPart,
  sumsBlock,
} from './paper-parts.ts';
import { PAPER_PARTS, PAPER_TEXT, PAPER_TITLES, PAYMENT_METHODS_TEXT, PAYMENT_TEXT } from './paper-texts.ts';
import type { PaperWriter } from './paper-writer.ts';

export interface PaperPayment {
  readonly purpose: PaymentPurpose;
  readonly type: PaymentType;
  readonly method: PaymentMethod;
  readonly amount: number;
  readonly tenderedAmount?: number | null;
  readonly tenderedCurrency?: string | null;
  readonly rate?: number | null;
  readonly note?: string | null;
}

/** Returns the paper of a payment: money received or given back, a deposit held, released or kept. */
export function composeReceipt(
  {
    booking,
    payment,
    settings,
    ...head
  }: {
    readonly number: string;
    readonly version: number;
    readonly now: Date;
    readonly booking: PaperBooking;
    readonly payment: PaperPayment;
    readonly settings: StoredPaperSettings;
  },
  writer: PaperWriter,
): PaperContent {
  const { label, say } = writer;
  const { purpose, type, method, amount, tenderedAmount, tenderedCurrency, rate, note } = payment;
  const what = label(PAYMENT_TEXT[type === 'receipt' || type === 'refund' ? (`${type}_${purpose}` as const) : type]);
  const tendered =
    tenderedAmount && tenderedCurrency && rate
      ? say(({ text }) =>
          text(PAPER_TEXT.rate, { amount: `${tenderedAmount}\u00a0${tenderedCurrency}`, rate: String(rate) }),
        )
      : undefined;
  return paperOf(
    { ...head, title: label(PAPER_TITLES.receipt) },
    [
      ...customerPart(writer, booking),
      ...rentalPart(writer, booking, 'days'),
      ...factsPart(writer, PAPER_PARTS.payment, [
        ...fact(writer, PAPER_TEXT.paidBy, label(PAYMENT_METHODS_TEXT[method])),
        ...fact(writer, PAPER_TEXT.tendered, tendered),
        ...fact(writer, PAPER_TEXT.notes, note ?? undefined),
      ]),
      heading(writer, PAPER_PARTS.amount),
      sumsBlock(
        writer,
        [{ label: what, quantity: 1, amount }],
        [{ label: label(PAPER_TEXT.total), amount, strong: true }],
      ),
      { type: 'signatures', signers: [{ label: label(PAPER_TEXT.byAgency) }] },
    ],
    settings,
    writer,
  );
}
