import { defineMessages, type Message, useIntl } from 'shared-kit/intl';
import { ACCEPTED_STATUSES, type BookingStatus } from '../domain/index.ts';

const STATUSES: Readonly<Record<BookingStatus, Message>> = defineMessages({
  requested: { id: 'status.requested', defaultMessage: 'Requested', description: 'Status of a new booking' },
  reserved: { id: 'status.reserved', defaultMessage: 'Reserved', description: 'Status: the car is reserved' },
  out: { id: 'status.out', defaultMessage: 'Out', description: 'Status: the customer has the car' },
  returned: { id: 'status.returned', defaultMessage: 'Returned', description: 'Status: the car is back' },
  canceled: { id: 'status.canceled', defaultMessage: 'Canceled', description: 'Status of a booking' },
  active: { id: 'status.active', defaultMessage: 'active', description: 'Status: the rental is running' },
});

const UNKNOWN = defineMessages({
  missing: { id: 'status.unknown', defaultMessage: 'Unknown', description: 'A booking without a status' },
});

/** Returns the function that names a status in the language of the page; an unknown one is its raw text. */
export function useStatusLabel() {
  const { formatMessage } = useIntl();
  return (status: string | null | undefined): string => {
    if (!status) return formatMessage(UNKNOWN.missing);
    const known = ACCEPTED_STATUSES.find((name) => name === status);
    return known ? formatMessage(STATUSES[known]) : status;
  };
}
