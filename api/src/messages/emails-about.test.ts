import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { exampleRequest } from '../../test/examples.ts';
import type { BookingWithRevision } from '../platform/database/schema.ts';
import type { Occasion } from '../platform/outbox/occasion.ts';
import { emailsAbout } from './emails-about.ts';

const CUSTOMER = 'amelie@example.com';
const AGENCY = DEFAULT_SITE_SETTINGS.email;
const booking: BookingWithRevision = {
  ...exampleRequest({ customerEmail: CUSTOMER }),
  id: 7,
  status: 'requested',
  createdAt: '2026-11-20T12:00:00.000Z',
  revision: 0,
};
const made = { what: 'booking_made', customerEmail: CUSTOMER, isByStaff: false, notifyCustomer: true } as const;
const byStaff = { what: 'booking_changed_by_staff', before: booking } as const;
const byCustomer = { what: 'booking_changed_by_customer', before: booking } as const;

test.each<[string, Occasion, readonly [kind: string, recipient: string][]]>([
  [
    'a request goes to customer and agency',
    made,
    [
      ['requested', CUSTOMER],
      ['agency_requested', AGENCY],
    ],
  ],
  ['a booking by staff goes to the customer', { ...made, isByStaff: true }, [['requested', CUSTOMER]]],
  ['or to nobody', { ...made, isByStaff: true, notifyCustomer: false }, []],
  ['nor to a customer without an address', { ...made, isByStaff: true, customerEmail: '' }, []],
  [
    'a change by staff goes to the customer, at the present address',
    { ...byStaff, after: { ...booking, customerEmail: 'new@example.com' } },
    [['changed', 'new@example.com']],
  ],
  [
    'unless it shows nothing to the customer',
    { ...byStaff, after: { ...booking, driverLicense: 'B 12', revision: 1 } },
    [],
  ],
  [
    'a change by the customer goes to the agency too',
    { ...byCustomer, customerEmail: CUSTOMER },
    [
      ['changed', CUSTOMER],
      ['agency_changed', AGENCY],
    ],
  ],
  [
    'and to both addresses when it changes the address',
    { ...byCustomer, customerEmail: 'new@example.com' },
    [
      ['changed', CUSTOMER],
      ['changed', 'new@example.com'],
      ['agency_changed', AGENCY],
    ],
  ],
  [
    'a cancellation by the customer goes to both',
    { what: 'booking_canceled_by_customer', booking },
    [
      ['canceled', CUSTOMER],
      ['agency_canceled', AGENCY],
    ],
  ],
  ['a lapsed request goes to the customer', { what: 'request_lapsed', booking }, [['lapsed', CUSTOMER]]],
  ['a link goes to the customer', { what: 'link_asked', booking }, [['link', CUSTOMER]]],
  ['nothing goes to an empty address', { what: 'link_asked', booking: { ...booking, customerEmail: '' } }, []],
  [
    'an invitation goes to its address',
    { what: 'staff_invited', email: 'a@b.example' },
    [['invitation', 'a@b.example']],
  ],
])('%s', (_, occasion, expected) => {
  const emails = emailsAbout(DEFAULT_SITE_SETTINGS)(occasion);
  expect(emails.map(({ kind, recipient }) => [kind, recipient])).toEqual(expected);
});

test('an e-mail about a change has the booking before it; that of staff is marked as theirs', () => {
  const after = { ...booking, note: 'Two child seats' };
  expect(emailsAbout(DEFAULT_SITE_SETTINGS)({ ...byStaff, after })).toEqual([
    { booking_id: 7, kind: 'changed', recipient: CUSTOMER, before: JSON.stringify(booking), by_staff: true },
  ]);
});
