/** The statuses that staff choose from, in the order of a rental's life (spec §4). */
export const BOOKING_STATUSES = ['requested', 'reserved', 'out', 'returned', 'canceled'] as const;

/** `active` is not among the displayed ones, yet the fleet counts it as rented: both readings stand (spec §4). */
export const ACCEPTED_STATUSES = [...BOOKING_STATUSES, 'active'] as const;

export type BookingStatus = (typeof ACCEPTED_STATUSES)[number];

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

/** An unknown status shows as its raw text in gray, a missing one as `Unknown` (spec §4). */
export function statusDisplay(status: string | null | undefined): StatusDisplay {
  if (!status) return { label: 'Unknown', color: 'gray' };
  return DISPLAY.get(status) ?? { label: status, color: 'gray' };
}
