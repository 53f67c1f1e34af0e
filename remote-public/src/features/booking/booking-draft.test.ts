import { CONTACT_FIELD_LIST, PICKUP_FIELD_NAMES, PICKUP_FIELDS } from 'shared-kit/domain';
import { sampleRequest } from '../../testing/sample-booking.ts';
import { NO_ATTEMPT } from './booking-attempt.ts';
import { parseBookingDraft } from './booking-draft.ts';

const EMPTY = {
  contact: Object.fromEntries(CONTACT_FIELD_LIST.map(([name]) => [name, ''])),
  pickup: {},
  hasAgreed: false,
  attempt: NO_ATTEMPT,
};
const DRAFT = {
  contact: Object.fromEntries(CONTACT_FIELD_LIST.map(([name, { example }]) => [name, example])),
  pickup: Object.fromEntries(PICKUP_FIELD_NAMES.map((name) => [name, PICKUP_FIELDS[name].example])),
  hasAgreed: true,
  attempt: { status: 'unanswered', request: sampleRequest() },
};

test.each<[string, unknown, unknown]>([
  ['a draft of every field', DRAFT, DRAFT],
  [
    'a draft with a field that is not known here',
    { ...DRAFT, contact: { ...DRAFT.contact, flight: 'AT 1' }, pickup: { ...DRAFT.pickup, x: '' } },
    DRAFT,
  ],
  [
    'a draft that lacks fields',
    { contact: { customerName: 'Amina' } },
    { ...EMPTY, contact: { ...EMPTY.contact, customerName: 'Amina' } },
  ],
  [
    'fields of another type',
    { contact: { customerName: 1 }, pickup: { note: 1 }, hasAgreed: 'yes', attempt: { request: { carId: 1 } } },
    EMPTY,
  ],
  [
    'a draft with choices, of which some are invalid',
    { ...DRAFT, choices: { dropoffTime: 9, dropoffPlace: '5', extras: { 2: 1, 3: 'x' } } },
    { ...DRAFT, choices: { dropoffTime: '', dropoffPlace: '5', extras: { 2: 1 }, youngDriver: false } },
  ],
  ['something else', { contact: null }, EMPTY],
  ['nothing', undefined, EMPTY],
])('%s is restored without its invalid parts', (_, kept, draft) => {
  expect(parseBookingDraft(kept)).toEqual(draft);
});
