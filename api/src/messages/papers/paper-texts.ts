import type { PaperKind, PaymentMethod } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/messages';

export const PAPER_TITLES: Readonly<Record<PaperKind, Message>> = defineMessages({
  agreement: {
    id: 'paper.PAPER_TITLES.agreement',
    defaultMessage: 'Rental agreement',
    description: 'Title of a paper',
  },
  return_sheet: {
    id: 'paper.PAPER_TITLES.return_sheet',
    defaultMessage: 'Return sheet',
    description: 'Title of a paper',
  },
  receipt: { id: 'paper.PAPER_TITLES.receipt', defaultMessage: 'Receipt', description: 'Title of a paper' },
  invoice: { id: 'paper.PAPER_TITLES.invoice', defaultMessage: 'Invoice', description: 'Title of a paper' },
  credit_note: { id: 'paper.PAPER_TITLES.credit_note', defaultMessage: 'Credit note', description: 'Title of a paper' },
  fine_letter: {
    id: 'paper.PAPER_TITLES.fine_letter',
    defaultMessage: 'Letter about a fine or toll',
    description: 'Title of a paper',
  },
});

/** What the letter about a fine or a toll says. */
export const FINE_LETTER_TEXT = defineMessages({
  about: { id: 'paper.FINE_LETTER_TEXT.about', defaultMessage: 'What it is about', description: 'Heading' },
  opening: {
    id: 'paper.FINE_LETTER_TEXT.opening',
    defaultMessage: 'We have received the following for the car that you had from us at that time.',
  },
  kind: { id: 'paper.FINE_LETTER_TEXT.kind', defaultMessage: 'Kind', description: 'Label: fine or toll' },
  authority: { id: 'paper.FINE_LETTER_TEXT.authority', defaultMessage: 'Authority' },
  reference: { id: 'paper.FINE_LETTER_TEXT.reference', defaultMessage: 'Reference' },
  when: { id: 'paper.FINE_LETTER_TEXT.when', defaultMessage: 'Day and time', description: 'Of a fine' },
  deadline: { id: 'paper.FINE_LETTER_TEXT.deadline', defaultMessage: 'Deadline of the authority' },
  handedOver: {
    id: 'paper.FINE_LETTER_TEXT.handedOver',
    defaultMessage: 'Handed over to you',
    description: 'Label of a moment',
  },
  returned: { id: 'paper.FINE_LETTER_TEXT.returned', defaultMessage: 'Given back', description: 'Label of a moment' },
  charged: {
    id: 'paper.FINE_LETTER_TEXT.charged',
    defaultMessage: 'This sum is added to what is open of your booking.',
  },
  closing: {
    id: 'paper.FINE_LETTER_TEXT.closing',
    defaultMessage: 'Please write to us if this is not right, or if you have paid it already.',
  },
});

/** Headings of the parts of a paper. */
export const PAPER_PARTS = defineMessages({
  rental: { id: 'paper.PAPER_PARTS.rental', defaultMessage: 'Rental', description: 'Heading: car, days, places' },
  customer: { id: 'paper.PAPER_PARTS.customer', defaultMessage: 'Customer', description: 'Heading' },
  driver: { id: 'paper.PAPER_PARTS.driver', defaultMessage: 'Driver', description: 'Heading' },
  price: { id: 'paper.PAPER_PARTS.price', defaultMessage: 'Price', description: 'Heading' },
  terms: { id: 'paper.PAPER_PARTS.terms', defaultMessage: 'Terms', description: 'Heading: deposit, fuel, kilometers' },
  pickup: { id: 'paper.PAPER_PARTS.pickup', defaultMessage: 'Hand-over of the car', description: 'Heading' },
  return: { id: 'paper.PAPER_PARTS.return', defaultMessage: 'Return of the car', description: 'Heading' },
  damage: { id: 'paper.PAPER_PARTS.damage', defaultMessage: 'Damage', description: 'Heading' },
  charges: { id: 'paper.PAPER_PARTS.charges', defaultMessage: 'Charges of the return', description: 'Heading' },
  clausesVersion: {
    id: 'paper.PAPER_PARTS.clausesVersion',
    defaultMessage: 'Conditions, version {version}',
    description: 'Heading',
  },
  payment: { id: 'paper.PAPER_PARTS.payment', defaultMessage: 'Payment', description: 'Heading' },
  amount: { id: 'paper.PAPER_PARTS.amount', defaultMessage: 'Amount', description: 'Heading' },
  buyer: { id: 'paper.PAPER_PARTS.buyer', defaultMessage: 'Billed to', description: 'Heading' },
});

export const PAPER_TEXT = defineMessages({
  version: {
    id: 'paper.PAPER_TEXT.version',
    defaultMessage: '{moment} · version {version}',
    description: 'Of a paper',
  },
  copy: {
    id: 'paper.PAPER_TEXT.copy',
    defaultMessage: 'Copy with a second language. Original: {languages}',
    description: 'On a paper; languages: "Français"',
  },
  void: {
    id: 'paper.PAPER_TEXT.void',
    defaultMessage: 'Not valid: this payment was voided on {moment}.',
    description: 'On a receipt; moment: day and time',
  },
  draft: { id: 'paper.PAPER_TEXT.draft', defaultMessage: '{moment} · not signed', description: 'Of an agreement' },
  booking: { id: 'paper.PAPER_TEXT.booking', defaultMessage: 'Booking', description: 'Label of its code' },
  name: { id: 'paper.PAPER_TEXT.name', defaultMessage: 'Name', description: 'Of a person' },
  phone: { id: 'paper.PAPER_TEXT.phone', defaultMessage: 'Phone' },
  email: { id: 'paper.PAPER_TEXT.email', defaultMessage: 'Email' },
  address: { id: 'paper.PAPER_TEXT.address', defaultMessage: 'Address' },
  numbers: {
    id: 'paper.PAPER_TEXT.numbers',
    defaultMessage: 'Registration numbers',
    description: 'Label, such as of ICE 001234567000089',
  },
  car: { id: 'paper.PAPER_TEXT.car', defaultMessage: 'Car' },
  plate: { id: 'paper.PAPER_TEXT.plate', defaultMessage: 'Number plate' },
  from: { id: 'paper.PAPER_TEXT.from', defaultMessage: 'From', description: 'Label of the first day of a rental' },
  to: { id: 'paper.PAPER_TEXT.to', defaultMessage: 'Until', description: 'Label of the last day of a rental' },
  pickupPlace: { id: 'paper.PAPER_TEXT.pickupPlace', defaultMessage: 'Pick-up place' },
  dropoffPlace: { id: 'paper.PAPER_TEXT.dropoffPlace', defaultMessage: 'Return place' },
  birthDate: { id: 'paper.PAPER_TEXT.birthDate', defaultMessage: 'Date of birth' },
  license: { id: 'paper.PAPER_TEXT.license', defaultMessage: 'Driving license' },
  licenseCountry: {
    id: 'paper.PAPER_TEXT.licenseCountry',
    defaultMessage: 'Issued in',
    description: 'Label of a country',
  },
  validUntil: { id: 'paper.PAPER_TEXT.validUntil', defaultMessage: 'Valid until', description: 'Label of a day' },
  idNumber: { id: 'paper.PAPER_TEXT.idNumber', defaultMessage: 'Passport or identity card' },
  time: { id: 'paper.PAPER_TEXT.time', defaultMessage: 'Day and time' },
  place: { id: 'paper.PAPER_TEXT.place', defaultMessage: 'Place' },
  kilometers: {
    id: 'paper.PAPER_TEXT.kilometers',
    defaultMessage: 'Kilometers',
    description: 'Reading of the counter',
  },
  driven: { id: 'paper.PAPER_TEXT.driven', defaultMessage: 'Driven', description: 'Label of kilometers' },
  drivenBefore: {
    id: 'paper.PAPER_TEXT.drivenBefore',
    defaultMessage: 'Driven before in another car',
    description: 'Label of kilometers, of the same rental',
  },
  included: { id: 'paper.PAPER_TEXT.included', defaultMessage: 'Included', description: 'Label: "600 km for 3 days"' },
  km: { id: 'paper.PAPER_TEXT.km', defaultMessage: '{count} km' },
  fuel: { id: 'paper.PAPER_TEXT.fuel', defaultMessage: 'Fuel' },
  before: { id: 'paper.PAPER_TEXT.before', defaultMessage: '{value} (hand-over: {before})', description: 'A reading' },
  accessories: { id: 'paper.PAPER_TEXT.accessories', defaultMessage: 'Accessories' },
  notes: { id: 'paper.PAPER_TEXT.notes', defaultMessage: 'Notes' },
  description: {
    id: 'paper.PAPER_TEXT.description',
    defaultMessage: 'Description',
    description: 'Heading of a column',
  },
  quantity: { id: 'paper.PAPER_TEXT.quantity', defaultMessage: 'Quantity', description: 'Heading of a column' },
  amount: { id: 'paper.PAPER_TEXT.amount', defaultMessage: 'Amount', description: 'Heading of a column, label' },
  total: { id: 'paper.PAPER_TEXT.total', defaultMessage: 'Total' },
  net: { id: 'paper.PAPER_TEXT.net', defaultMessage: 'Total without tax' },
  tax: { id: 'paper.PAPER_TEXT.tax', defaultMessage: 'Tax {rate} %', description: 'Value added tax' },
  taxOn: {
    id: 'paper.PAPER_TEXT.taxOn',
    defaultMessage: 'Tax {rate} % on {amount}',
    description: 'Value added tax, of the sum without tax',
  },
  rateOfLine: { id: 'paper.PAPER_TEXT.rateOfLine', defaultMessage: 'tax {rate} %', description: 'Of a line' },
  totalWithTax: { id: 'paper.PAPER_TEXT.totalWithTax', defaultMessage: 'Total with tax' },
  noDamage: { id: 'paper.PAPER_TEXT.noDamage', defaultMessage: 'No damage was noted.' },
  newMark: { id: 'paper.PAPER_TEXT.newMark', defaultMessage: '{damage} (new)', description: 'damage: "Scratch"' },
  named: {
    id: 'paper.PAPER_TEXT.named',
    defaultMessage: '{name}: {details}',
    description: 'A charge: "Damage: Scratch, Left side"',
  },
  noCharges: { id: 'paper.PAPER_TEXT.noCharges', defaultMessage: 'Nothing is charged for the return.' },
  byCustomer: { id: 'paper.PAPER_TEXT.byCustomer', defaultMessage: 'The customer', description: 'Above a signature' },
  byAgency: { id: 'paper.PAPER_TEXT.byAgency', defaultMessage: 'The agency', description: 'Above a signature' },
  ofInvoice: {
    id: 'paper.PAPER_TEXT.ofInvoice',
    defaultMessage: 'Cancels invoice',
    description: 'Label of its number',
  },
  reason: { id: 'paper.PAPER_TEXT.reason', defaultMessage: 'Reason' },
  paidBy: { id: 'paper.PAPER_TEXT.paidBy', defaultMessage: 'Paid by', description: 'Label: cash, transfer' },
  tendered: { id: 'paper.PAPER_TEXT.tendered', defaultMessage: 'Received', description: 'Label: in another currency' },
  rate: { id: 'paper.PAPER_TEXT.rate', defaultMessage: '{amount} at a rate of {rate}' },
});

/** What a payment is, and what it is for. */
export const PAYMENT_TEXT = defineMessages({
  receipt_rental: { id: 'paper.PAYMENT_TEXT.receipt_rental', defaultMessage: 'Payment for the rental' },
  receipt_deposit: { id: 'paper.PAYMENT_TEXT.receipt_deposit', defaultMessage: 'Payment of the deposit' },
  receipt_fine: { id: 'paper.PAYMENT_TEXT.receipt_fine', defaultMessage: 'Payment of a fine' },
  receipt_other: { id: 'paper.PAYMENT_TEXT.receipt_other', defaultMessage: 'Payment' },
  refund_rental: { id: 'paper.PAYMENT_TEXT.refund_rental', defaultMessage: 'Refund of the rental' },
  refund_deposit: { id: 'paper.PAYMENT_TEXT.refund_deposit', defaultMessage: 'Refund of the deposit' },
  refund_fine: { id: 'paper.PAYMENT_TEXT.refund_fine', defaultMessage: 'Refund of a fine' },
  refund_other: { id: 'paper.PAYMENT_TEXT.refund_other', defaultMessage: 'Refund' },
  hold: { id: 'paper.PAYMENT_TEXT.hold', defaultMessage: 'Deposit, to be given back' },
  release: { id: 'paper.PAYMENT_TEXT.release', defaultMessage: 'Deposit given back' },
  capture: { id: 'paper.PAYMENT_TEXT.capture', defaultMessage: 'Kept of the deposit' },
});

export const PAYMENT_METHODS_TEXT: Readonly<Record<PaymentMethod, Message>> = defineMessages({
  cash: { id: 'paper.PAYMENT_METHODS_TEXT.cash', defaultMessage: 'Cash' },
  card_terminal: { id: 'paper.PAYMENT_METHODS_TEXT.card_terminal', defaultMessage: 'Card' },
  transfer: { id: 'paper.PAYMENT_METHODS_TEXT.transfer', defaultMessage: 'Transfer', description: 'By bank' },
  cheque: { id: 'paper.PAYMENT_METHODS_TEXT.cheque', defaultMessage: 'Cheque' },
  online: { id: 'paper.PAYMENT_METHODS_TEXT.online', defaultMessage: 'Card, online' },
});
