import type { PaperKind, TaxedPart } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const PAPER_NAMES: Readonly<Record<PaperKind, Message>> = defineMessages({
  agreement: { id: 'papers.PAPER_NAMES.agreement', defaultMessage: 'Rental agreement' },
  return_sheet: { id: 'papers.PAPER_NAMES.return_sheet', defaultMessage: 'Return sheet' },
  receipt: { id: 'papers.PAPER_NAMES.receipt', defaultMessage: 'Receipt' },
  invoice: { id: 'papers.PAPER_NAMES.invoice', defaultMessage: 'Invoice' },
  credit_note: { id: 'papers.PAPER_NAMES.credit_note', defaultMessage: 'Credit note' },
  fine_letter: { id: 'papers.PAPER_NAMES.fine_letter', defaultMessage: 'Letter about a fine or toll' },
});

export const TAXED_PART_NAMES: Readonly<Record<TaxedPart, Message>> = defineMessages({
  extras: {
    id: 'paperSettings.TAXED_PART_NAMES.extras',
    defaultMessage: 'In extras',
    description: 'Below: Tax contained (%)',
  },
  damage: {
    id: 'paperSettings.TAXED_PART_NAMES.damage',
    defaultMessage: 'In damage charges',
    description: 'Below: Tax contained (%)',
  },
  fines: {
    id: 'paperSettings.TAXED_PART_NAMES.fines',
    defaultMessage: 'In fines and tolls',
    description: 'Below: Tax contained (%)',
  },
});

export const PAPERS_TEXT = defineMessages({
  title: { id: 'papers.PAPERS_TEXT.title', defaultMessage: 'Papers', description: 'Of a booking: agreement, invoice' },
  failure: { id: 'papers.PAPERS_TEXT.failure', defaultMessage: 'The papers could not be loaded' },
  empty: { id: 'papers.PAPERS_TEXT.empty', defaultMessage: 'No papers yet. A signed hand-over writes the agreement.' },
  version: {
    id: 'papers.PAPERS_TEXT.version',
    defaultMessage: '{number}, version {version}',
    description: 'Of a paper',
  },
  signed: { id: 'papers.PAPERS_TEXT.signed', defaultMessage: 'signed', description: 'An agreement' },
  signedSheet: { id: 'papers.PAPERS_TEXT.signedSheet', defaultMessage: 'signed', description: 'A return sheet' },
  unsigned: { id: 'papers.PAPERS_TEXT.unsigned', defaultMessage: 'not signed' },
  voided: { id: 'papers.PAPERS_TEXT.voided', defaultMessage: 'void', description: 'Receipt of a voided payment' },
  creditedBy: {
    id: 'papers.PAPERS_TEXT.creditedBy',
    defaultMessage: 'canceled by {number}',
    description: 'An invoice; number: of its credit note',
  },
  open: { id: 'papers.PAPERS_TEXT.open', defaultMessage: 'Open', description: 'Button' },
  openOne: {
    id: 'papers.PAPERS_TEXT.openOne',
    defaultMessage: 'Open {name} {number}',
    description: 'Name of a button',
  },
  copies: {
    id: 'papers.PAPERS_TEXT.copies',
    defaultMessage: 'Open as a copy with',
    description: 'Label of a choice of a second language',
  },
  more: {
    id: 'papers.PAPERS_TEXT.more',
    defaultMessage: 'Copies and new agreement',
    description: 'Opens the choices of languages for papers',
  },
  mail: { id: 'papers.PAPERS_TEXT.mail', defaultMessage: 'Send', description: 'Button: a paper, by e-mail' },
  mailOne: {
    id: 'papers.PAPERS_TEXT.mailOne',
    defaultMessage: 'Send {name} {number} to {email}',
    description: 'Name of a button',
  },
  mailed: {
    id: 'papers.PAPERS_TEXT.mailed',
    defaultMessage: '{name} {number} goes to {email}',
    description: 'A paper, by e-mail',
  },
  notMailed: { id: 'papers.PAPERS_TEXT.notMailed', defaultMessage: 'The paper could not be sent' },
  notOpened: { id: 'papers.PAPERS_TEXT.notOpened', defaultMessage: 'The paper could not be opened' },
  write: { id: 'papers.PAPERS_TEXT.write', defaultMessage: 'Write agreement', description: 'Button' },
  written: { id: 'papers.PAPERS_TEXT.written', defaultMessage: 'The agreement is ready to be printed' },
  notWritten: { id: 'papers.PAPERS_TEXT.notWritten', defaultMessage: 'The agreement could not be written' },
  language: { id: 'papers.PAPERS_TEXT.language', defaultMessage: 'Language of the agreement' },
  second: { id: 'papers.PAPERS_TEXT.second', defaultMessage: 'Second language' },
  noSecond: { id: 'papers.PAPERS_TEXT.noSecond', defaultMessage: 'none', description: 'No second language' },
});

export const PAPER_SETTINGS_TEXT = defineMessages({
  lead: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.lead',
    defaultMessage: 'What stands on agreements, receipts and invoices.',
  },
  kept: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.kept',
    defaultMessage: 'Papers that are written already stay as they are.',
    description: 'Beside the button that saves',
  },
  readOnly: { id: 'paperSettings.PAPER_SETTINGS_TEXT.readOnly', defaultMessage: 'Owners can change this.' },
  failure: { id: 'paperSettings.PAPER_SETTINGS_TEXT.failure', defaultMessage: 'The settings could not be loaded' },
  seller: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.seller',
    defaultMessage: 'Your agency on papers',
    description: 'Heading',
  },
  name: { id: 'paperSettings.PAPER_SETTINGS_TEXT.name', defaultMessage: 'Name' },
  address: { id: 'paperSettings.PAPER_SETTINGS_TEXT.address', defaultMessage: 'Address' },
  numbers: { id: 'paperSettings.PAPER_SETTINGS_TEXT.numbers', defaultMessage: 'Registration numbers' },
  numbersHint: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.numbersHint',
    defaultMessage: 'One a line, such as "ICE: 001234567000089"',
  },
  numbersProblem: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.numbersProblem',
    defaultMessage: 'Please write a name, a colon and the number on each line, at most 8 lines.',
  },
  taxes: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.taxes',
    defaultMessage: 'Tax contained (%)',
    description: 'Heading of fields',
  },
  tax: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.tax',
    defaultMessage: 'In prices',
    description: 'Below: Tax contained (%)',
  },
  taxHint: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.taxHint',
    defaultMessage: 'Without it, invoices show no tax. Extras and damage are taxed as prices unless you say otherwise.',
  },
  taxProblem: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.taxProblem',
    defaultMessage: 'Please write a percentage from 0 to 100.',
  },
  clauses: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.clauses',
    defaultMessage: 'Conditions of the agreement',
    description: 'Heading',
  },
  clausesHint: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.clausesHint',
    defaultMessage:
      'Your own words: each paragraph becomes a numbered clause. An agreement keeps the version that was signed; each change of a clause is a new version.',
  },
  clausesVersion: { id: 'paperSettings.PAPER_SETTINGS_TEXT.clausesVersion', defaultMessage: 'Version {version}' },
  clausesIn: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.clausesIn',
    defaultMessage: 'Conditions in {language}',
    description: 'Label',
  },
  missing: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.missing',
    defaultMessage: 'Not written in {languages}: agreements in these languages have the conditions in another one.',
  },
  preview: { id: 'paperSettings.PAPER_SETTINGS_TEXT.preview', defaultMessage: 'As on paper', description: 'Heading' },
  numbering: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.numbering',
    defaultMessage: 'Numbers begin with',
    description: 'Heading',
  },
  numberingHint: {
    id: 'paperSettings.PAPER_SETTINGS_TEXT.numberingHint',
    defaultMessage: 'The year and a number without gaps follow: {example}',
  },
  save: { id: 'paperSettings.PAPER_SETTINGS_TEXT.save', defaultMessage: 'Save' },
  saved: { id: 'paperSettings.PAPER_SETTINGS_TEXT.saved', defaultMessage: 'Saved for the papers to come' },
  notSaved: { id: 'paperSettings.PAPER_SETTINGS_TEXT.notSaved', defaultMessage: 'The settings could not be saved' },
});
