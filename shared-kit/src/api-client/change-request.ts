import type { Booking, QuoteLine } from '../domain/index.ts';

export interface QuotedAmounts {
  readonly lines: readonly QuoteLine[];
  readonly totalPrice: number;
}

/** Days and extras as a booking would have them, and what else would be other; an empty text for what it would not have. */
export interface AskedChange
  extends Pick<Booking, 'pickupDate' | 'dropoffDate'>,
    Partial<Pick<Booking, 'pickupTime' | 'pickupPlace' | 'dropoffTime' | 'dropoffPlace' | 'youngDriver'>> {
  readonly extras: NonNullable<Booking['extras']>;
}

/** What a customer asks for, at the price that the customer has seen. */
export interface ChangeRequest extends AskedChange, QuotedAmounts {
  /** ISO timestamp, which identifies the request. */
  readonly createdAt: string;
}

/** Returns a request for a change with plain days. */
export function readChangeRequest(wire: unknown): ChangeRequest {
  const { pickupDate, dropoffDate, createdAt, ...request } = wire as Readonly<
    Record<string, { readonly $date: string }>
  >;
  const days = { pickupDate: pickupDate?.$date, dropoffDate: dropoffDate?.$date, createdAt: createdAt?.$date };
  return { ...request, ...days } as unknown as ChangeRequest;
}
