/** The statuses that staff choose from, in the order of a rental's life (docs/rules.md#booking-statuses). */
export const BOOKING_STATUSES = ['requested', 'reserved', 'out', 'returned', 'canceled'] as const;

/** All statuses. `active` cannot be chosen by staff; it means that the customer has the car, as `out`. */
export const ACCEPTED_STATUSES = [...BOOKING_STATUSES, 'active'] as const;

export type BookingStatus = (typeof ACCEPTED_STATUSES)[number];

/** Statuses of the bookings whose customer has the car. */
export const AWAY_STATUSES = ['out', 'active'] as const satisfies readonly BookingStatus[];

/** Returns whether the customer of a booking has the car. */
export function isAway(status: BookingStatus | undefined): boolean {
  return AWAY_STATUSES.some((away) => away === status);
}

export interface StatusDisplay {
  readonly label: string;
  readonly color: 'blue' | 'yellow' | 'red' | 'green' | 'gray';
}

const DISPLAY: ReadonlyMap<string, StatusDisplay> = new Map([
  ['requested', { label: 'Requested', color: 'blue' }],
  ['reserved', { label: 'Reserved', color: 'yellow' }],
  ['out', { label: 'Out', color: 'red' }],
  ['returned', { label: 'Returned', color: 'green' }],
  ['canceled', { label: 'Canceled', color: 'gray' }],
]);

/** Returns label and color; an unknown status shows as its raw text in gray, a missing one as `Unknown`. */
export function statusDisplay(status: string | null | undefined): StatusDisplay {
  if (!status) return { label: 'Unknown', color: 'gray' };
  return DISPLAY.get(status) ?? { label: status, color: 'gray' };
}
