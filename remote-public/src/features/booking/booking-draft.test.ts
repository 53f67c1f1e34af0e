import { EMPTY_DRAFT, parseBookingDraft } from './booking-draft.ts';

const DRAFT = { contact: { ...EMPTY_DRAFT.contact, customerName: 'Amina' }, hasAgreed: true };

test.each<[string, unknown, unknown]>([
  ['a draft', DRAFT, DRAFT],
  ['a draft with a field that is not known here', { ...DRAFT, contact: { ...DRAFT.contact, flight: 'AT 1' } }, DRAFT],
  ['a draft that lacks a field', { contact: { customerName: 'Amina' } }, { contact: DRAFT.contact, hasAgreed: false }],
  ['a field of another type', { contact: { customerName: 1 }, hasAgreed: 'yes' }, EMPTY_DRAFT],
  ['something else', { contact: null }, undefined],
  ['nothing', undefined, undefined],
])('%s is read as far as it fits', (_, kept, draft) => {
  expect(parseBookingDraft(kept)).toEqual(draft);
});
