import type { AuditAction } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';
import { FIELD_LABELS } from 'shared-kit/ui';

export const HISTORY_TEXT = defineMessages({
  title: { id: 'history.title', defaultMessage: 'History', description: 'Title of a list: who changed what' },
  accounts: { id: 'history.accounts', defaultMessage: 'History of the accounts' },
  loading: { id: 'history.loading', defaultMessage: 'Loading the history' },
  failure: { id: 'history.failure', defaultMessage: 'The history could not be loaded' },
  empty: { id: 'history.empty', defaultMessage: 'Nothing has been recorded yet.' },
  more: { id: 'history.more', defaultMessage: 'Show earlier changes', description: 'Button' },
  lapsed: {
    id: 'history.lapsed',
    defaultMessage: 'The system (nobody answered in time)',
    description: 'Who made a change',
  },
  customer: { id: 'history.customer', defaultMessage: 'The customer', description: 'Who made a change' },
  website: { id: 'history.website', defaultMessage: 'The website', description: 'Who made a change: no person' },
  former: {
    id: 'history.former',
    defaultMessage: 'A former colleague',
    description: 'Who made a change: the account was removed',
  },
  of: { id: 'history.of', defaultMessage: 'Account of {name}', description: 'Whose account was changed' },
  values: {
    id: 'history.values',
    defaultMessage: '{field}: {before} → {after}',
    description: 'A change: the value before it and after it; the arrow points in reading direction',
  },
  personal: {
    id: 'history.personal',
    defaultMessage: '{field}: changed',
    description: 'field: label of a field whose values are not shown',
  },
  none: {
    id: 'history.none',
    defaultMessage: 'none',
    description: 'A field without a value, before or after a change',
  },
  yes: { id: 'history.yes', defaultMessage: 'yes' },
  no: { id: 'history.no', defaultMessage: 'no' },
});

export const ACTION_TEXT: Readonly<Record<AuditAction, Message>> = defineMessages({
  created: { id: 'history.created', defaultMessage: 'Created', description: 'What was done to a booking or a car' },
  changed: { id: 'history.changed', defaultMessage: 'Changed', description: 'What was done to a booking or a car' },
  deleted: { id: 'history.deleted', defaultMessage: 'Deleted', description: 'What was done to a booking or a car' },
});

/** What occupies a car. */
export const KIND_NAMES: Readonly<Record<string, Message>> = defineMessages({
  rental: { id: 'history.kindRental', defaultMessage: 'Rental' },
  service: { id: 'history.kindService', defaultMessage: 'Service', description: 'The car is in the workshop' },
  damage: { id: 'history.kindDamage', defaultMessage: 'Damage', description: 'The car cannot be rented' },
  owner: { id: 'history.kindOwner', defaultMessage: "Owner's use", description: 'The owner drives the car' },
});

/** Names of what a history names besides the fields of its entities. */
const OTHER_LABELS = defineMessages({
  access: {
    id: 'history.access',
    defaultMessage: 'Online access',
    description: 'Of browsers and links to a booking',
  },
  position: {
    id: 'history.position',
    defaultMessage: 'Place in the list',
    description: "Of a car in the website's list",
  },
  role: { id: 'history.role', defaultMessage: 'Role', description: 'Of a member of staff' },
  disabled: { id: 'history.disabled', defaultMessage: 'Access blocked', description: 'Of an account' },
  email: { id: 'history.email', defaultMessage: 'Email' },
  password: { id: 'history.password', defaultMessage: 'Password' },
  invitation: { id: 'history.invitation', defaultMessage: 'Link to choose a password' },
});

/** Labels of what changes, whose names a newer server may have added to. */
export const CHANGE_LABELS: Readonly<Record<string, Message>> = { ...FIELD_LABELS, ...OTHER_LABELS };
