import type { ApiClient } from 'shared-kit/api-client';
import { type Booking, CONTACT_FIELD_LIST } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useSettled } from '../../data/use-settled.ts';
import { isErased } from '../../ui/customer-name.tsx';

const SHOWN = 5;
/** Number of bookings read; several may be of the same customer. */
const READ = 30;
const MIN_LENGTH = 3;
const FIELDS = ['id', ...CONTACT_FIELD_LIST.map(([name]) => name), 'customerPhoneE164', 'locale'] as const;

/** A customer's details from the latest booking. */
export type KnownCustomer = Pick<Booking, (typeof FIELDS)[number]>;

/**
 * Returns the customers of earlier bookings that match a part of phone number, name or e-mail address, latest first.
 */
export function useKnownCustomers(typed: string): readonly KnownCustomer[] {
  const { api } = useHost();
  const text = useSettled(typed.trim());
  const { data = [] } = useSWR(
    text.length < MIN_LENGTH ? null : cacheKeys.customers(text),
    () => findCustomers(api, text),
    STAFF_QUERY,
  );
  return typed.trim().length < MIN_LENGTH ? [] : data;
}

async function findCustomers(api: ApiClient, text: string): Promise<readonly KnownCustomer[]> {
  const { data } = await api.searchEntities({
    entity: 'CarsBooking',
    fields: FIELDS,
    text,
    sort: { field: 'id', direction: -1 },
    pagination: { page: 1, size: READ },
  });
  const customers = new Map<string, KnownCustomer>();
  for (const booking of data.filter((found) => !isErased(found))) {
    const identity = booking.customerPhoneE164 ?? (booking.customerPhone || booking.customerEmail.toLowerCase());
    if (!customers.has(identity)) customers.set(identity, booking);
  }
  return [...customers.values()].slice(0, SHOWN);
}
