import type { DEPOSIT_METHODS, EXTRA_PERIODS, FUEL_RULES, PLACE_KINDS, StatedTerm } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const PRICES_TEXT = defineMessages({
  lead: {
    id: 'prices.PRICES_TEXT.lead',
    defaultMessage:
      'What you set here holds on the whole site within a second. Bookings that are made keep their price.',
  },
  readOnly: {
    id: 'prices.PRICES_TEXT.readOnly',
    defaultMessage: 'Only owners change prices. You can read them here.',
  },
});

/** What the dialog of a rule says, whatever the rule. */
export const RULE_TEXT = defineMessages({
  history: { id: 'prices.RULE_TEXT.history', defaultMessage: 'History', description: 'Who changed what' },
  loading: { id: 'prices.RULE_TEXT.loading', defaultMessage: 'Loading the prices' },
  failure: { id: 'prices.RULE_TEXT.failure', defaultMessage: 'The prices could not be loaded' },
  add: { id: 'prices.RULE_TEXT.add', defaultMessage: 'Add', description: 'Button' },
  addTo: {
    id: 'prices.RULE_TEXT.addTo',
    defaultMessage: 'Add: {title}',
    description: 'Name of a button; title: Seasons, Extras, …',
  },
  editOne: { id: 'prices.RULE_TEXT.editOne', defaultMessage: 'Edit {name}', description: 'Name of a button' },
  saved: { id: 'prices.RULE_TEXT.saved', defaultMessage: 'Prices saved' },
  deleted: { id: 'prices.RULE_TEXT.deleted', defaultMessage: 'Deleted', description: 'Title of a notice' },
  deleteQuestion: {
    id: 'prices.RULE_TEXT.deleteQuestion',
    defaultMessage: 'Delete this? Bookings that are made keep their price.',
  },
  deleteFailed: { id: 'prices.RULE_TEXT.deleteFailed', defaultMessage: 'It could not be deleted. {reason}' },
  colleagueDeleted: {
    id: 'prices.RULE_TEXT.colleagueDeleted',
    defaultMessage: 'A colleague has deleted this meanwhile. Saving adds it again.',
  },
  colleagueChanged: {
    id: 'prices.RULE_TEXT.colleagueChanged',
    defaultMessage: 'A colleague has changed this meanwhile. What you have typed is kept, and saving replaces theirs:',
    description: 'Before a list of fields with the values of the colleague',
  },
  theirs: {
    id: 'prices.RULE_TEXT.theirs',
    defaultMessage: '{field}: {value}',
    description: 'Name of a field, and what a colleague has written there',
  },
  nothing: { id: 'prices.RULE_TEXT.nothing', defaultMessage: 'nothing', description: 'In place of an empty value' },
  invalidNumber: {
    id: 'prices.RULE_TEXT.invalidNumber',
    defaultMessage: 'Please enter a whole number from {minimum} to {maximum}.',
  },
  invalidPercent: {
    id: 'prices.RULE_TEXT.invalidPercent',
    defaultMessage: 'Please enter a number from {minimum} to {maximum}, with at most two decimals.',
  },
  required: { id: 'prices.RULE_TEXT.required', defaultMessage: 'Please fill this in.' },
  removeRow: {
    id: 'prices.RULE_TEXT.removeRow',
    defaultMessage: 'Remove {row}',
    description: 'Name of a button; row: such as "Periods 2"',
  },
  row: { id: 'prices.RULE_TEXT.row', defaultMessage: '{list} {number}', description: 'An entry of a list: Periods 2' },
});

export const LEAVE_TEXT = defineMessages({
  title: { id: 'prices.LEAVE_TEXT.title', defaultMessage: 'Discard what you have typed?' },
  discard: { id: 'prices.LEAVE_TEXT.discard', defaultMessage: 'Discard', description: 'Button' },
  keep: { id: 'prices.LEAVE_TEXT.keep', defaultMessage: 'Keep writing', description: 'Button' },
});

export const NAMES_TEXT = defineMessages({
  name: { id: 'prices.NAMES_TEXT.name', defaultMessage: 'Name in English' },
  english: { id: 'prices.NAMES_TEXT.english', defaultMessage: '{field} in English', description: 'field: Documents' },
  others: { id: 'prices.NAMES_TEXT.others', defaultMessage: 'In other languages', description: 'Opens further fields' },
  missing: {
    id: 'prices.NAMES_TEXT.missing',
    defaultMessage: '{languages} missing: English is shown',
    description: 'languages: names of one or more languages, each in itself',
  },
});

export const SEASON_TEXT = defineMessages({
  title: { id: 'prices.SEASON_TEXT.title', defaultMessage: 'Seasons' },
  new: { id: 'prices.SEASON_TEXT.new', defaultMessage: 'New season' },
  edit: { id: 'prices.SEASON_TEXT.edit', defaultMessage: 'Edit season' },
  empty: {
    id: 'prices.SEASON_TEXT.empty',
    defaultMessage:
      'None yet: each day costs the price of the car. A season changes it, by percent or per class and car.',
  },
  season: { id: 'prices.SEASON_TEXT.season', defaultMessage: 'Season', description: 'Kind: a part of the year' },
  event: {
    id: 'prices.SEASON_TEXT.event',
    defaultMessage: 'Event (wins over the season around it)',
    description: 'Kind: such as a holiday',
  },
  eventMark: { id: 'prices.SEASON_TEXT.eventMark', defaultMessage: 'Event', description: 'Kind of a season' },
  copy: { id: 'prices.SEASON_TEXT.copy', defaultMessage: 'Copy to next year', description: 'Button' },
  copyOne: { id: 'prices.SEASON_TEXT.copyOne', defaultMessage: 'Copy to next year: {name}' },
  addRange: { id: 'prices.SEASON_TEXT.addRange', defaultMessage: 'Add a period', description: 'Button' },
  addPrice: { id: 'prices.SEASON_TEXT.addPrice', defaultMessage: 'Add a price', description: 'Of a class or a car' },
  moreRanges: {
    id: 'prices.SEASON_TEXT.moreRanges',
    defaultMessage: '{count, plural, one {# more period} other {# more periods}}',
  },
  percentHint: {
    id: 'prices.SEASON_TEXT.percentHint',
    defaultMessage: "Of the car's own price: 20 makes it dearer, -10 cheaper. For cars without a price below.",
  },
  pricesHint: {
    id: 'prices.SEASON_TEXT.pricesHint',
    defaultMessage: 'Per day. The price of a car wins over that of its class.',
  },
  priced: { id: 'prices.SEASON_TEXT.priced', defaultMessage: 'Class or car', description: 'Label' },
  classOf: { id: 'prices.SEASON_TEXT.classOf', defaultMessage: 'Class: {type}', description: 'type: SUV, Van, …' },
  unknownCar: { id: 'prices.SEASON_TEXT.unknownCar', defaultMessage: 'A car that was deleted' },
  leadHint: {
    id: 'prices.SEASON_TEXT.leadHint',
    defaultMessage: 'From the booking to the pick-up, at least.',
  },
  discounts: {
    id: 'prices.SEASON_TEXT.discounts',
    defaultMessage: 'Length discounts apply to its days',
    description: 'Checkbox',
  },
  noDiscounts: { id: 'prices.SEASON_TEXT.noDiscounts', defaultMessage: 'no length discounts' },
  minDays: { id: 'prices.SEASON_TEXT.minDays', defaultMessage: 'at least {days}', description: 'Shortest rental' },
  leadDays: { id: 'prices.SEASON_TEXT.leadDays', defaultMessage: 'booked {days} ahead' },
  prices: {
    id: 'prices.SEASON_TEXT.prices',
    defaultMessage: '{count, plural, one {# price of its own} other {# prices of their own}}',
    description: 'Prices of classes and cars in a season',
  },
});

export const DISCOUNT_TEXT = defineMessages({
  title: { id: 'prices.DISCOUNT_TEXT.title', defaultMessage: 'Length discounts' },
  new: { id: 'prices.DISCOUNT_TEXT.new', defaultMessage: 'New length discount' },
  edit: { id: 'prices.DISCOUNT_TEXT.edit', defaultMessage: 'Edit length discount' },
  empty: { id: 'prices.DISCOUNT_TEXT.empty', defaultMessage: 'None yet: longer rentals cost as much per day.' },
  from: { id: 'prices.DISCOUNT_TEXT.from', defaultMessage: 'From {days}', description: 'Length of a rental' },
  less: { id: 'prices.DISCOUNT_TEXT.less', defaultMessage: '{percent} % less per day' },
  hint: {
    id: 'prices.DISCOUNT_TEXT.hint',
    defaultMessage: 'Taken off each day of the rental. Of several, the one with the most days that are reached holds.',
  },
});

export const EXTRA_TEXT = defineMessages({
  title: { id: 'prices.EXTRA_TEXT.title', defaultMessage: 'Extras', description: 'Such as child seats' },
  new: { id: 'prices.EXTRA_TEXT.new', defaultMessage: 'New extra' },
  edit: { id: 'prices.EXTRA_TEXT.edit', defaultMessage: 'Edit extra' },
  empty: { id: 'prices.EXTRA_TEXT.empty', defaultMessage: 'None yet: child seats, a second driver, a roof box, …' },
  price: { id: 'prices.EXTRA_TEXT.price', defaultMessage: 'Price of one piece' },
  maxHint: { id: 'prices.EXTRA_TEXT.maxHint', defaultMessage: 'The most that one piece costs in a rental.' },
  quantityHint: { id: 'prices.EXTRA_TEXT.quantityHint', defaultMessage: 'The most pieces in one rental; 1 if empty.' },
  stockHint: {
    id: 'prices.EXTRA_TEXT.stockHint',
    defaultMessage: 'Pieces that you have: never more are booked for the same days. Empty for any number.',
  },
  active: { id: 'prices.EXTRA_TEXT.active', defaultMessage: 'Offered on the site', description: 'Checkbox' },
  inactive: { id: 'prices.EXTRA_TEXT.inactive', defaultMessage: 'Not offered', description: 'State of an extra' },
  atMost: { id: 'prices.EXTRA_TEXT.atMost', defaultMessage: 'at most {amount}' },
  upTo: { id: 'prices.EXTRA_TEXT.upTo', defaultMessage: 'up to {count} in a rental' },
  inStock: { id: 'prices.EXTRA_TEXT.inStock', defaultMessage: '{count} in stock' },
});

export const PERIOD_TEXT: Readonly<Record<(typeof EXTRA_PERIODS)[number], Message>> = defineMessages({
  day: { id: 'prices.PERIOD_TEXT.day', defaultMessage: 'per day', description: 'After a price' },
  rental: { id: 'prices.PERIOD_TEXT.rental', defaultMessage: 'per rental', description: 'After a price' },
});

export const PLACE_TEXT = defineMessages({
  title: { id: 'prices.PLACE_TEXT.title', defaultMessage: 'Places', description: 'Of pick-up and return' },
  new: { id: 'prices.PLACE_TEXT.new', defaultMessage: 'New place' },
  edit: { id: 'prices.PLACE_TEXT.edit', defaultMessage: 'Edit place' },
  empty: {
    id: 'prices.PLACE_TEXT.empty',
    defaultMessage: 'None yet: agency, airport or an address, without a fee. A place has fees and opening hours.',
  },
  addHours: { id: 'prices.PLACE_TEXT.addHours', defaultMessage: 'Add hours', description: 'Button: opening hours' },
  hoursHint: {
    id: 'prices.PLACE_TEXT.hoursHint',
    defaultMessage: 'Without hours it is always open. With some, a day without any is closed.',
  },
  outsideHint: {
    id: 'prices.PLACE_TEXT.outsideHint',
    defaultMessage: 'Empty: it is closed then. 0: such times are free.',
  },
  day: { id: 'prices.PLACE_TEXT.day', defaultMessage: 'Day', description: 'Label: of the week' },
  everyDay: { id: 'prices.PLACE_TEXT.everyDay', defaultMessage: 'Every day' },
  opens: { id: 'prices.PLACE_TEXT.opens', defaultMessage: 'Opens' },
  closes: { id: 'prices.PLACE_TEXT.closes', defaultMessage: 'Closes' },
  delivery: { id: 'prices.PLACE_TEXT.delivery', defaultMessage: 'delivery {amount}' },
  collection: { id: 'prices.PLACE_TEXT.collection', defaultMessage: 'collection {amount}' },
  outside: { id: 'prices.PLACE_TEXT.outside', defaultMessage: 'outside the hours {amount}' },
  closed: { id: 'prices.PLACE_TEXT.closed', defaultMessage: 'closed outside the hours' },
  alwaysOpen: { id: 'prices.PLACE_TEXT.alwaysOpen', defaultMessage: 'always open' },
});

export const PLACE_KIND_TEXT: Readonly<Record<(typeof PLACE_KINDS)[number], Message>> = defineMessages({
  agency: { id: 'prices.PLACE_KIND_TEXT.agency', defaultMessage: 'Agency', description: 'Kind of a place' },
  airport: {
    id: 'prices.PLACE_KIND_TEXT.airport',
    defaultMessage: 'Airport (asks for a flight number)',
    description: 'Kind of a place',
  },
  other: { id: 'prices.PLACE_KIND_TEXT.other', defaultMessage: 'Another place', description: 'Kind of a place' },
  address: {
    id: 'prices.PLACE_KIND_TEXT.address',
    defaultMessage: "The customer's address (asks for it)",
    description: 'Kind of a place',
  },
});

export const TERMS_TEXT = defineMessages({
  title: { id: 'prices.TERMS_TEXT.title', defaultMessage: 'Terms', description: 'Deposit, fuel, kilometers, ages' },
  new: { id: 'prices.TERMS_TEXT.new', defaultMessage: 'New terms' },
  edit: { id: 'prices.TERMS_TEXT.edit', defaultMessage: 'Edit terms' },
  empty: {
    id: 'prices.TERMS_TEXT.empty',
    defaultMessage: 'None yet: deposit, excess, fuel, kilometers and ages are not mentioned.',
  },
  unset: {
    id: 'prices.TERMS_TEXT.unset',
    defaultMessage: 'What is unset is left out everywhere. A class takes what it does not set from the default.',
  },
  forClass: { id: 'prices.TERMS_TEXT.forClass', defaultMessage: 'For', description: 'Label: which cars' },
  default: { id: 'prices.TERMS_TEXT.default', defaultMessage: 'All classes (default)' },
  notSet: { id: 'prices.TERMS_TEXT.notSet', defaultMessage: 'Not set' },
  term: { id: 'prices.TERMS_TEXT.term', defaultMessage: '{field}: {value}', description: 'Deposit: MAD 5,000' },
  contradicts: {
    id: 'prices.TERMS_TEXT.contradicts',
    defaultMessage: 'The texts of the site say something else:',
    description: 'Before a list',
  },
});

export const DEPOSIT_METHOD_TEXT: Readonly<Record<(typeof DEPOSIT_METHODS)[number], Message>> = defineMessages({
  card: { id: 'prices.DEPOSIT_METHOD_TEXT.card', defaultMessage: 'On a card' },
  cash: { id: 'prices.DEPOSIT_METHOD_TEXT.cash', defaultMessage: 'In cash' },
  card_or_cash: { id: 'prices.DEPOSIT_METHOD_TEXT.card_or_cash', defaultMessage: 'On a card or in cash' },
});

export const FUEL_RULE_TEXT: Readonly<Record<(typeof FUEL_RULES)[number], Message>> = defineMessages({
  full_to_full: { id: 'prices.FUEL_RULE_TEXT.full_to_full', defaultMessage: 'Full to full' },
  same_to_same: { id: 'prices.FUEL_RULE_TEXT.same_to_same', defaultMessage: 'Returned as received' },
  prepaid: { id: 'prices.FUEL_RULE_TEXT.prepaid', defaultMessage: 'Tank paid in advance' },
});

/** What the texts of the site say about a term, whatever is set. */
export const STATED_TEXT: Readonly<Record<StatedTerm, Message>> = defineMessages({
  minAge: {
    id: 'prices.STATED_TEXT.minAge',
    defaultMessage: 'Minimum age {stated} (FAQ, terms of service), set: {set}',
  },
  youngDriverBelow: {
    id: 'prices.STATED_TEXT.youngDriverBelow',
    defaultMessage: 'Surcharge for drivers under {stated} (FAQ, terms of service), set: {set}',
  },
  minLicenceYears: {
    id: 'prices.STATED_TEXT.minLicenceYears',
    defaultMessage:
      'License held for at least {stated, plural, one {# year} other {# years}} (FAQ, terms of service, “My booking”), set: {set}',
  },
  excess: {
    id: 'prices.STATED_TEXT.excess',
    defaultMessage: 'Every car is fully insured (home page, About), set: an excess',
  },
  kmPerDay: {
    id: 'prices.STATED_TEXT.kmPerDay',
    defaultMessage: 'Feature “Unlimited mileage” of cars, set: {set} km per day',
  },
  documents: {
    id: 'prices.STATED_TEXT.documents',
    defaultMessage: "To bring: driver's license and confirmation code (FAQ, “My booking”), set: other documents",
  },
});

export const GRID_TEXT = defineMessages({
  title: { id: 'prices.GRID_TEXT.title', defaultMessage: 'Prices day by day' },
  car: { id: 'prices.GRID_TEXT.car', defaultMessage: 'Car' },
  none: { id: 'prices.GRID_TEXT.none', defaultMessage: 'There is no car yet.' },
  everyDay: {
    id: 'prices.GRID_TEXT.everyDay',
    defaultMessage: 'Every day costs {price}',
    description: 'Without seasons, beside the choice of a car',
  },
  showYear: { id: 'prices.GRID_TEXT.showYear', defaultMessage: 'Show the year', description: 'Button' },
  hideYear: { id: 'prices.GRID_TEXT.hideYear', defaultMessage: 'Hide the year', description: 'Button' },
  earlier: { id: 'prices.GRID_TEXT.earlier', defaultMessage: 'Earlier year', description: 'Button' },
  later: { id: 'prices.GRID_TEXT.later', defaultMessage: 'Later year', description: 'Button' },
  table: { id: 'prices.GRID_TEXT.table', defaultMessage: 'Price of {car} per day', description: 'Name of a table' },
  month: { id: 'prices.GRID_TEXT.month', defaultMessage: 'Month', description: 'Heading of a column' },
  ownPrice: { id: 'prices.GRID_TEXT.ownPrice', defaultMessage: 'Price of the car' },
  day: {
    id: 'prices.GRID_TEXT.day',
    defaultMessage: '{day}: {price}, {season}',
    description: 'season: its name, or "Price of the car"',
  },
  changedDay: {
    id: 'prices.GRID_TEXT.changedDay',
    defaultMessage: '{day}: {price}, {season} (was {before})',
    description: 'before: the price that is stored',
  },
  changed: { id: 'prices.GRID_TEXT.changed', defaultMessage: 'Changes when you save' },
  changes: {
    id: 'prices.GRID_TEXT.changes',
    defaultMessage: '{count, plural, one {# day changes for this car.} other {# days change for this car.}}',
  },
  hint: {
    id: 'prices.GRID_TEXT.hint',
    defaultMessage: 'Of a rental without length discounts. Point at a day, or use the arrow keys.',
  },
});
