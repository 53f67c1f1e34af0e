import type { Booking } from 'shared-kit/domain';

export const DELETE_TEXTS = {
  title: ({ confirmationCode, customerName }: Booking) => `${confirmationCode}, ${customerName}`,
  question: 'Are you sure you want to delete this booking?',
  deleted: ['Booking deleted successfully'],
} as const;
