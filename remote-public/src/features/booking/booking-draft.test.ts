import { CONTACT_FIELD_LIST } from 'shared-kit/domain';
import { parseBookingDraft } from './booking-draft.ts';

const EMPTY = { contact: Object.fromEntries(CONTACT_FIELD_LIST.map(([name]) => [name, ''])), hasAgreed: false };
const DRAFT = {
  contact: Object.fromEntries(CONTACT_FIELD_LIST.map(([name, { example }]) => [name, example])),
  hasAgreed: true,
};

test.each<[string, unknown, unknown]>([
  ['a draft of every field', DRAFT, DRAFT],
  ['a draft with a field that is not known here', { ...DRAFT, contact: { ...DRAFT.contact, flight: 'AT 1' } }, DRAFT],
  [
    'a draft that lacks fields',
    { contact: { customerName: 'Amina' } },
    { contact: { ...EMPTY.contact, customerName: 'Amina' }, hasAgreed: false },
  ],
  ['a field of another type', { contact: { customerName: 1 }, hasAgreed: 'yes' }, EMPTY],
  ['something else', { contact: null }, EMPTY],
  ['nothing', undefined, EMPTY],
])('%s is restored without its invalid parts', (_, kept, draft) => {
  expect(parseBookingDraft(kept)).toEqual(draft);
});
