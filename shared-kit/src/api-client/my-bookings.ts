import {
  type Booking,
  type BookingStatus,
  type Car,
  type Contact,
  MY_BOOKING_FIELD_NAMES,
  type MyBookingFieldName,
  type PickupDetails,
} from '../domain/index.ts';
import type { Transport } from './transport.ts';
import { readEntity } from './wire-format.ts';

const EMAIL_DELIVERIES = ['sent', 'waiting', 'failing', 'none'] as const;

/** A booking as its customer sees it. */
export interface MyBooking extends Pick<Booking, MyBookingFieldName> {
  readonly car: Pick<Car, 'CarId' | 'name' | 'image'>;
  /** Whether contact and pick-up details may be changed now. */
  readonly canChange: boolean;
  readonly canCancel: boolean;
  /** ISO timestamp of the last moment to cancel. */
  readonly cancelUntil: string;
  /** ISO timestamp: without an answer by then the request lapses; absent when it does not. */
  readonly heldUntil?: string;
  /** The latest e-mail to the customer; `none` when there are none, absent when it is not known. */
  readonly email?: (typeof EMAIL_DELIVERIES)[number];
}

export interface MyBookings {
  readonly bookings: readonly MyBooking[];
  /** ISO timestamp of the copy that the service worker answered without a network; absent in an answer of the server. */
  readonly copiedAt?: string;
}

/** A booking's code with the phone number or e-mail address on file, or a link that no longer opens it. */
export type LinkRequest = { readonly confirmationCode: string; readonly contact: string } | { readonly token: string };

/** The fields to change; an empty text clears an optional one. */
export interface MyBookingChanges extends Partial<Contact>, Partial<Record<keyof PickupDetails, string>> {
  readonly confirmationCode: string;
  /** The status that the customer sees; 409 `booking_changed` when the booking has another one. */
  readonly basedOnStatus: BookingStatus;
}

/** Calls about the bookings of this device, which is identified by a cookie. All of them throw `ApiError`. */
export interface MyBookingsClient {
  /** Returns the device's bookings: the soonest first, past ones last. */
  list(): Promise<MyBookings>;
  /**
   * Uses up a link from an e-mail, which gives this device access to the booking.
   * @param secret random text of this device; for some minutes it lets the device repeat a call whose answer was lost
   */
  open(token: string, secret?: string): Promise<MyBooking>;
  /**
   * Requests a new link, sent to the address on file. Succeeds whether or not there is such a booking. Returns whether
   * e-mails go out at all.
   */
  requestLink(request: LinkRequest): Promise<boolean>;
  change(changes: MyBookingChanges): Promise<MyBooking>;
  cancel(booking: Pick<MyBookingChanges, 'confirmationCode' | 'basedOnStatus'>): Promise<MyBooking>;
  /** Removes all bookings from this device. */
  forget(): Promise<void>;
}

/** Header of responses from the service worker's copy, with the time of the copy. */
const COPY_HEADER = 'x-copied-at';
const PATH = '/api/my-bookings';

export function createMyBookingsClient({ request, requestResponse }: Transport): MyBookingsClient {
  // Without a token, because the cookie of the device identifies the caller, also of staff.
  const post = (action: string, body: unknown) =>
    request(`${PATH}/${action}`, { method: 'POST', body, anonymous: true });

  return {
    async list() {
      const response = await requestResponse(PATH, { anonymous: true });
      const copiedAt = response.headers.get(COPY_HEADER);
      return { bookings: readBookings(await response.json()), ...(copiedAt && { copiedAt }) };
    },
    open: async (token, secret) => readFirst(await post('open', { token, secret })),
    async requestLink(body) {
      const { data } = ((await post('links', body)) ?? {}) as {
        readonly data?: readonly { readonly email?: unknown }[];
      };
      const email = data?.[0]?.email;
      return email !== 'none' && email !== 'failing';
    },
    change: async (changes) => readFirst(await post('change', changes)),
    cancel: async (booking) => readFirst(await post('cancel', booking)),
    async forget() {
      await post('forget', {});
    },
  };
}

/** @throws TypeError when the answer is not a list of bookings */
function readBookings(answer: unknown): readonly MyBooking[] {
  const data = (answer as { data?: unknown } | null)?.data;
  if (!Array.isArray(data)) throw new TypeError('The response has no data list');
  return data.map(readBooking);
}

function readFirst(answer: unknown): MyBooking {
  const [booking] = readBookings(answer);
  if (!booking) throw new TypeError('The response has no booking');
  return booking;
}

function readBooking(wire: unknown): MyBooking {
  const booking = readEntity('CarsBooking', wire, MY_BOOKING_FIELD_NAMES);
  const { car, canChange, canCancel, cancelUntil, heldUntil, email } = {
    ...(wire as Readonly<Record<string, unknown>>),
  };
  const delivery = EMAIL_DELIVERIES.find((known) => known === email);
  const deadline = (cancelUntil as { $date?: unknown } | undefined)?.$date;
  const held = (heldUntil as { $date?: unknown } | undefined)?.$date;
  if (!isCar(car)) throw new TypeError('The booking has no car');
  if (typeof canChange !== 'boolean' || typeof canCancel !== 'boolean' || typeof deadline !== 'string')
    throw new TypeError('The booking does not say what may be changed');
  return {
    ...booking,
    car,
    canChange,
    canCancel,
    cancelUntil: deadline,
    ...(typeof held === 'string' && { heldUntil: held }),
    ...(delivery && { email: delivery }),
  };
}

function isCar(car: unknown): car is MyBooking['car'] {
  if (typeof car !== 'object' || car === null) return false;
  const { CarId, name, image }: Partial<Record<string, unknown>> = { ...car };
  return [CarId, name, image].every((text) => typeof text === 'string');
}
