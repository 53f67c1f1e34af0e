import type { PaperKind } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const PAPERS_TEXT = defineMessages({
  heading: { id: 'myBooking.PAPERS_TEXT.heading', defaultMessage: 'Your papers', description: 'Agreement, receipts' },
  failed: { id: 'myBooking.PAPERS_TEXT.failed', defaultMessage: 'We could not load your papers' },
  paper: {
    id: 'myBooking.PAPERS_TEXT.paper',
    defaultMessage: '{name} {number} (PDF)',
    description: 'Link; name: "Rental agreement"',
  },
  voided: {
    id: 'myBooking.PAPERS_TEXT.voided',
    defaultMessage: 'not valid',
    description: 'Receipt of a payment that was canceled',
  },
  second: {
    id: 'myBooking.PAPERS_TEXT.second',
    defaultMessage: 'Second language',
    description: 'Label: stands beside the first one on a copy of a paper',
  },
  noSecond: { id: 'myBooking.PAPERS_TEXT.noSecond', defaultMessage: 'none', description: 'No second language' },
});

export const PHOTOS_TEXT = defineMessages({
  heading: { id: 'myBooking.PHOTOS_TEXT.heading', defaultMessage: 'Pictures of your car' },
  failed: { id: 'myBooking.PHOTOS_TEXT.failed', defaultMessage: 'We could not load the pictures' },
  pickup: { id: 'myBooking.PHOTOS_TEXT.pickup', defaultMessage: 'At the hand-over', description: 'Pictures of a car' },
  return: { id: 'myBooking.PHOTOS_TEXT.return', defaultMessage: 'At the return', description: 'Pictures of a car' },
  photo: {
    id: 'myBooking.PHOTOS_TEXT.photo',
    defaultMessage: '{name}: picture {number}',
    description: 'name: "At the hand-over"',
  },
});

export const PAPER_NAMES: Readonly<Record<PaperKind, Message>> = defineMessages({
  agreement: { id: 'myBooking.PAPER_NAMES.agreement', defaultMessage: 'Rental agreement' },
  return_sheet: { id: 'myBooking.PAPER_NAMES.return_sheet', defaultMessage: 'Return sheet' },
  receipt: { id: 'myBooking.PAPER_NAMES.receipt', defaultMessage: 'Receipt' },
  invoice: { id: 'myBooking.PAPER_NAMES.invoice', defaultMessage: 'Invoice' },
  credit_note: { id: 'myBooking.PAPER_NAMES.credit_note', defaultMessage: 'Credit note' },
  fine_letter: { id: 'myBooking.PAPER_NAMES.fine_letter', defaultMessage: 'Letter about a fine or toll' },
});
