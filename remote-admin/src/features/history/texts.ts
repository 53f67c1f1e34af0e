import type { AuditAction } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import { FIELD_LABELS } from 'shared-kit/ui';
import { PAGE_LINKS } from '../../ui/texts.ts';

export const HISTORY_TEXT = defineMessages({
  title: {
    id: 'history.HISTORY_TEXT.title',
    defaultMessage: 'History',
    description: 'Title of a list: who changed what',
  },
  accounts: { id: 'history.HISTORY_TEXT.accounts', defaultMessage: 'History of the accounts' },
  loading: { id: 'history.HISTORY_TEXT.loading', defaultMessage: 'Loading the history' },
  failure: { id: 'history.HISTORY_TEXT.failure', defaultMessage: 'The history could not be loaded' },
  empty: { id: 'history.HISTORY_TEXT.empty', defaultMessage: 'Nothing has been recorded yet.' },
  more: { id: 'history.HISTORY_TEXT.more', defaultMessage: 'Show earlier changes', description: 'Button' },
  lapsed: {
    id: 'history.HISTORY_TEXT.lapsed',
    defaultMessage: 'The system (nobody answered in time)',
    description: 'Who made a change',
  },
  customer: { id: 'history.HISTORY_TEXT.customer', defaultMessage: 'The customer', description: 'Who made a change' },
  website: {
    id: 'history.HISTORY_TEXT.website',
    defaultMessage: 'The website',
    description: 'Who made a change: no person',
  },
  former: {
    id: 'history.HISTORY_TEXT.former',
    defaultMessage: 'A former colleague',
    description: 'Who made a change: the account was removed',
  },
  part: {
    id: 'history.HISTORY_TEXT.part',
    defaultMessage: '{part}, {field}',
    description: 'What changed; part: Hand-over, Return; field: Fuel, Photos',
  },
  of: { id: 'history.HISTORY_TEXT.of', defaultMessage: 'Account of {name}', description: 'Whose account was changed' },
  event: {
    id: 'history.HISTORY_TEXT.event',
    defaultMessage: '{field}: {value}',
    description: 'What was recorded, such as Payment: Paid · Cash · MAD 60',
  },
  voided: { id: 'history.HISTORY_TEXT.voided', defaultMessage: 'Payment voided' },
  values: {
    id: 'history.HISTORY_TEXT.values',
    defaultMessage: '{field}: {before} → {after}',
    description: 'A change: the value before it and after it; the arrow points in reading direction',
  },
  personal: {
    id: 'history.HISTORY_TEXT.personal',
    defaultMessage: '{field}: changed',
    description: 'field: label of a field whose values are not shown',
  },
  none: {
    id: 'history.HISTORY_TEXT.none',
    defaultMessage: 'none',
    description: 'A field without a value, before or after a change',
  },
  yes: { id: 'history.HISTORY_TEXT.yes', defaultMessage: 'yes' },
  no: { id: 'history.HISTORY_TEXT.no', defaultMessage: 'no' },
});

export const ACTION_TEXT: Readonly<Record<AuditAction, Message>> = defineMessages({
  created: {
    id: 'history.ACTION_TEXT.created',
    defaultMessage: 'Created',
    description: 'What was done to a booking or a car',
  },
  changed: {
    id: 'history.ACTION_TEXT.changed',
    defaultMessage: 'Changed',
    description: 'What was done to a booking or a car',
  },
  deleted: {
    id: 'history.ACTION_TEXT.deleted',
    defaultMessage: 'Deleted',
    description: 'What was done to a booking or a car',
  },
});

/** What occupies a car. */
export const KIND_NAMES: Readonly<Record<string, Message>> = defineMessages({
  rental: { id: 'history.KIND_NAMES.rental', defaultMessage: 'Rental' },
  service: { id: 'history.KIND_NAMES.service', defaultMessage: 'Service', description: 'The car is in the workshop' },
  damage: { id: 'history.KIND_NAMES.damage', defaultMessage: 'Damage', description: 'The car cannot be rented' },
  owner: { id: 'history.KIND_NAMES.owner', defaultMessage: "Owner's use", description: 'The owner drives the car' },
});

/** Names of what a history names besides the fields of its entities. */
const OTHER_LABELS = defineMessages({
  access: {
    id: 'history.OTHER_LABELS.access',
    defaultMessage: 'Online access',
    description: 'Of browsers and links to a booking',
  },
  change_request: {
    id: 'history.OTHER_LABELS.change_request',
    defaultMessage: 'Asked for',
    description: 'Days that the customer would like to have',
  },
  paper: { id: 'history.OTHER_LABELS.paper', defaultMessage: 'Paper', description: 'Agreement, invoice' },
  payment: { id: 'history.OTHER_LABELS.payment', defaultMessage: 'Payment' },
  position: {
    id: 'history.OTHER_LABELS.position',
    defaultMessage: 'Place in the list',
    description: "Of a car in the website's list",
  },
  role: { id: 'history.OTHER_LABELS.role', defaultMessage: 'Role', description: 'Of a member of staff' },
  disabled: { id: 'history.OTHER_LABELS.disabled', defaultMessage: 'Access blocked', description: 'Of an account' },
  email: { id: 'history.OTHER_LABELS.email', defaultMessage: 'Email' },
  password: { id: 'history.OTHER_LABELS.password', defaultMessage: 'Password' },
  invitation: { id: 'history.OTHER_LABELS.invitation', defaultMessage: 'Link to choose a password' },
});

/** Labels of what changes, whose names a newer server may have added to. */
export const CHANGE_LABELS: Readonly<Record<string, Message>> = { ...FIELD_LABELS, ...OTHER_LABELS };

/** What hand-overs, damage and charges of a return are called, whose fields follow after a dot: `pickup.fuel`. */
export const PART_LABELS: Readonly<Record<string, Message>> = {
  vehicle: PAGE_LINKS.vehicle,
  ...defineMessages({
    pickup: { id: 'history.PART_LABELS.pickup', defaultMessage: 'Hand-over', description: 'The customer gets the car' },
    return: { id: 'history.PART_LABELS.return', defaultMessage: 'Return', description: 'The customer brings the car' },
    charge: { id: 'history.PART_LABELS.charge', defaultMessage: 'Charged', description: 'At the return of a car' },
    damage: { id: 'history.PART_LABELS.damage', defaultMessage: 'Damage', description: 'Of a car' },
  }),
};

/** Those of their fields that are named; others are part of it without a name. */
export const PART_FIELD_LABELS: Readonly<Record<string, Message>> = defineMessages({
  kilometers: { id: 'history.PART_FIELD_LABELS.kilometers', defaultMessage: 'kilometers' },
  fuel: { id: 'history.PART_FIELD_LABELS.fuel', defaultMessage: 'fuel in eighths', description: 'Of the tank' },
  accessories: {
    id: 'history.PART_FIELD_LABELS.accessories',
    defaultMessage: 'accessories',
    description: 'Go with the car',
  },
  photos: { id: 'history.PART_FIELD_LABELS.photos', defaultMessage: 'picture removed' },
  signedAt: { id: 'history.PART_FIELD_LABELS.signedAt', defaultMessage: 'signed' },
  withoutPapers: {
    id: 'history.PART_FIELD_LABELS.withoutPapers',
    defaultMessage: 'without valid papers',
    description: 'A car was handed over',
  },
  flagged: {
    id: 'history.PART_FIELD_LABELS.flagged',
    defaultMessage: 'to a flagged customer',
    description: 'A car was handed over',
  },
  days: { id: 'history.PART_FIELD_LABELS.days', defaultMessage: 'days late' },
  repaired: { id: 'history.PART_FIELD_LABELS.repaired', defaultMessage: 'repaired', description: 'Damage' },
});
