import type { StaffRole } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const PAGES_TEXT = defineMessages({
  previous: { id: 'console.previousPage', defaultMessage: 'Previous page' },
  next: { id: 'console.nextPage', defaultMessage: 'Next page' },
  page: { id: 'console.page', defaultMessage: 'Page {page}', description: 'Name of the button of a page of a list' },
});

export const FAILURE_TEXT = defineMessages({
  /** Does not name the invalid field, which is only logged. */
  unreadable: {
    id: 'console.unreadable',
    defaultMessage: 'The answer of the server could not be read. Please try again, or reload the page.',
  },
  retry: { id: 'console.retry', defaultMessage: 'Try again' },
});

export const COMMON_TEXT = defineMessages({
  back: { id: 'console.back', defaultMessage: 'All Bookings', description: 'Link back to the list' },
  backToToday: { id: 'console.backToToday', defaultMessage: 'Today', description: 'Link back to the page' },
  cancel: { id: 'console.cancel', defaultMessage: 'Cancel', description: 'Button: leaves all as it was' },
  delete: { id: 'console.delete', defaultMessage: 'Delete', description: 'Button' },
  edit: { id: 'console.edit', defaultMessage: 'Edit', description: 'Button' },
  refresh: { id: 'console.refresh', defaultMessage: 'Refresh', description: 'Button' },
  save: { id: 'console.save', defaultMessage: 'Save', description: 'Button' },
  erased: { id: 'console.erased', defaultMessage: 'Erased', description: 'In place of the name of a customer' },
  days: { id: 'console.days', defaultMessage: '{count} day(s)', description: 'Duration of a rental' },
});

export const KEEP_ACCESS_TEXT = defineMessages({
  keep: {
    id: 'console.keepAccess',
    defaultMessage: 'Keep the access of browsers that opened links sent to the old address',
    description: 'Checkbox, when the email address of a booking is corrected; without it the access ends',
  },
});

export const NOTE_TEXT = defineMessages({
  customer: { id: 'console.customerNote', defaultMessage: "Customer's note", description: 'Label of their remarks' },
  staff: { id: 'console.staffNote', defaultMessage: 'Staff note', description: 'A note that the customer never sees' },
  mark: {
    id: 'console.staffNoteMark',
    defaultMessage: 'Staff note: {text}',
    description: 'Name of a mark that shows the note',
  },
});

export const PHONE_TEXT = defineMessages({
  whatsapp: { id: 'console.whatsapp', defaultMessage: 'WhatsApp', description: 'Link that opens a chat' },
  assumed: {
    id: 'console.phoneAssumed',
    defaultMessage: '{countries} assumed',
    description: 'After a phone number that has no country code; countries: name of one',
  },
  undecided: {
    id: 'console.phoneUndecided',
    defaultMessage: 'Country unclear: {countries}',
    description: 'After a phone number that has no country code; countries: Morocco or France',
  },
});

export const PRICE_PROBLEMS = defineMessages({
  ambiguous: {
    id: 'fleet.priceAmbiguous',
    defaultMessage:
      'This could be {asThousands} or {asDecimal}. Please write {asThousands}.00, or {twoDecimals} with two decimals.',
    description: 'A price such as "1.234": asThousands: 1234, asDecimal: 1.234, twoDecimals: 1.23',
  },
  negative: { id: 'fleet.priceNegative', defaultMessage: 'A price cannot be negative' },
  tooPrecise: {
    id: 'fleet.priceTooPrecise',
    defaultMessage: 'Please write at most two decimals, for example 39.50',
  },
  tooHigh: { id: 'fleet.priceTooHigh', defaultMessage: 'Please enter at most {maximum}', description: 'A price' },
  notANumber: {
    id: 'fleet.priceNotANumber',
    defaultMessage: 'This is not a price. Please write a number, for example 39.50',
  },
});

export const ROLE_NAMES: Readonly<Record<StaffRole, Message>> = defineMessages({
  owner: { id: 'console.owner', defaultMessage: 'Owner', description: 'Role: may do everything' },
  agent: { id: 'console.agent', defaultMessage: 'Agent', description: 'Role: works with bookings at the counter' },
});
