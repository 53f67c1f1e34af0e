import type { BookingStatus } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

/** Names of the statuses. */
export const STATUS_MESSAGES: Readonly<Record<BookingStatus, Message>> = defineMessages({
  requested: { id: 'status.requested', defaultMessage: 'Requested', description: 'Status of a new booking' },
  reserved: { id: 'status.reserved', defaultMessage: 'Reserved', description: 'Status: the car is reserved' },
  out: { id: 'status.out', defaultMessage: 'Out', description: 'Status: the customer has the car' },
  returned: { id: 'status.returned', defaultMessage: 'Returned', description: 'Status: the car is back' },
  canceled: { id: 'status.canceled', defaultMessage: 'Canceled', description: 'Status of a booking' },
  active: { id: 'status.active', defaultMessage: 'active', description: 'Status: the rental is running' },
});
