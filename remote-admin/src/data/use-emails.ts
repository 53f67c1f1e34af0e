import type { BookingEmail, MailStatus } from 'shared-kit/api-client';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from './staff-query.ts';

const POLL_INTERVAL_MS = 4_000;

/** Revalidated on mount, because the server changes the states of e-mails. */
const EMAIL_QUERY = { ...STAFF_QUERY, revalidateOnMount: true } as const;

/** Reads the e-mails of a booking, latest first; repeats the read while one of them is waiting. */
export function useBookingEmails(bookingId: number): QueryState<readonly BookingEmail[]> {
  const { api } = useHost();
  const response = useSWR(cacheKeys.bookingEmails(bookingId), () => api.listBookingEmails(bookingId), {
    ...EMAIL_QUERY,
    refreshInterval: (emails) => (emails?.some(({ state }) => state === 'waiting') ? POLL_INTERVAL_MS : 0),
  });
  return toQueryState(response, STAFF_STATE);
}

/** Reads where e-mails go, and which of them could not be sent. */
export function useMailStatus(): QueryState<MailStatus> {
  const { api } = useHost();
  return toQueryState(
    useSWR(cacheKeys.mailStatus, () => api.getMailStatus(), EMAIL_QUERY),
    STAFF_STATE,
  );
}
