import {
  type Balance,
  type BookedChargeKind,
  type Booking,
  type BookingStatus,
  type Car,
  type Contact,
  type HandoverDirection,
  MY_BOOKING_FIELD_NAMES,
  type MyBookingFieldName,
  type OnlineOffer,
  type OnlinePurpose,
  type OrderAttention,
  type OrderState,
  type Paper,
  type PickupDetails,
  type QuoteLine,
} from '../domain/index.ts';
import { type AskedChange, type ChangeRequest, type QuotedAmounts, readChangeRequest } from './change-request.ts';
import { readList } from './read-list.ts';
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
  /** What the total is made of; absent in answers of servers from before there were lines. */
  readonly lines?: readonly QuoteLine[];
  /** What the customer has asked for, until staff answer. */
  readonly changeRequest?: ChangeRequest;
  /** What is charged, paid and open; absent while nothing was recorded. */
  readonly account?: CustomerAccount;
  /** Whether it may be paid by card, or was; absent without a gateway. */
  readonly paysOnline?: boolean;
  /** The latest e-mail to the customer; `none` when there are none, absent when it is not known. */
  readonly email?: (typeof EMAIL_DELIVERIES)[number];
}

/** What a rental costs besides its price, and what was paid of all (docs/rules.md#open-amount). */
export interface CustomerAccount extends Pick<Balance, 'open' | 'paid' | 'held'> {
  readonly charges: readonly {
    readonly kind: BookedChargeKind;
    readonly label: string;
    readonly quantity: number;
    readonly amount: number;
  }[];
}

/** An attempt to pay by card (docs/rules.md#card-payments). */
export interface OnlineOrder {
  readonly purpose: OnlinePurpose;
  readonly amount: number;
  readonly state: OrderState;
  /** The gateway's answer code. */
  readonly code?: string;
  readonly createdAt: { readonly $date: string };
  readonly answeredAt?: { readonly $date: string };
}

/** An attempt as staff see it. */
export interface StaffOnlineOrder extends OnlineOrder {
  readonly id: string;
  readonly attention?: OrderAttention;
}

/** What can be paid by card, and what was tried, the newest first. */
export interface OnlinePayments<Order extends OnlineOrder = OnlineOrder> {
  readonly offers: readonly OnlineOffer[];
  readonly orders: readonly Order[];
}

/** What the browser sends to the page of the gateway. */
export interface PaymentForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

/** What a booking would cost with other days and extras. */
export interface OwnQuote {
  /** Whether the car and the extras are free then. */
  readonly free: boolean;
  readonly booked: QuotedAmounts;
  readonly agreed: QuotedAmounts;
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
  /** The total that the customer has seen; 409 `price_changed` when the change makes another. */
  readonly totalPrice?: number;
}

/** A photograph of a hand-over or return that was signed: `/api/photos/{fileId}`. */
export interface OwnPhoto {
  readonly fileId: string;
  readonly direction: HandoverDirection;
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
  /** Returns what other days and extras cost, and whether they are free. @throws ApiError 400 for what cannot be booked */
  quote(confirmationCode: string, asked: AskedChange): Promise<OwnQuote>;
  /** Asks staff for other days and extras, at the total that the customer has seen. @throws ApiError 409 as a booking */
  ask(confirmationCode: string, asked: AskedChange, totalPrice: number): Promise<MyBooking>;
  /** Takes a request for other days and extras back. */
  withdraw(confirmationCode: string): Promise<MyBooking>;
  /** Returns the papers of a booking, the newest first. Each is the file `/api/documents/{id}/file`. */
  listPapers(confirmationCode: string): Promise<readonly Paper[]>;
  /** Returns the photographs of the signed hand-overs of a booking. */
  listPhotos(confirmationCode: string): Promise<readonly OwnPhoto[]>;
  /** Returns the token of the page that asks for a review; undefined when none is asked for. */
  reviewToken(confirmationCode: string): Promise<string | undefined>;
  onlinePayments(confirmationCode: string): Promise<OnlinePayments>;
  /** Starts to pay what the customer has seen. @throws ApiError 409 `booking_changed` when it is no longer offered */
  startPayment(confirmationCode: string, offer: OnlineOffer): Promise<PaymentForm>;
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
    quote: async (confirmationCode, asked) =>
      readList(await post('quote', { confirmationCode, ...asked }))[0] as OwnQuote,
    ask: async (confirmationCode, asked, totalPrice) =>
      readFirst(await post('request', { confirmationCode, ...asked, totalPrice })),
    withdraw: async (confirmationCode) => readFirst(await post('withdraw', { confirmationCode })),
    listPapers: async (confirmationCode) =>
      readList(
        await request(`${PATH}/${encodeURIComponent(confirmationCode)}/documents`, { anonymous: true }),
      ) as readonly Paper[],
    listPhotos: async (confirmationCode) =>
      readList(
        await request(`${PATH}/${encodeURIComponent(confirmationCode)}/photos`, { anonymous: true }),
      ) as readonly OwnPhoto[],
    reviewToken: async (confirmationCode) => {
      const [found] = readList(
        await request(`${PATH}/${encodeURIComponent(confirmationCode)}/review`, { anonymous: true }),
      ) as readonly { readonly token: string }[];
      return found?.token;
    },
    onlinePayments: async (confirmationCode) =>
      readList(
        await request(`${PATH}/${encodeURIComponent(confirmationCode)}/online-payments`, { anonymous: true }),
      )[0] as OnlinePayments,
    startPayment: async (confirmationCode, offer) =>
      readList(await post(`${encodeURIComponent(confirmationCode)}/online-payments`, offer))[0] as PaymentForm,
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
  const { car, canChange, canCancel, cancelUntil, heldUntil, email, changeRequest, paysOnline, account } = {
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
    ...(account !== undefined && { account: account as CustomerAccount }),
    ...(paysOnline === true && { paysOnline }),
    ...(delivery && { email: delivery }),
    ...(changeRequest !== undefined && { changeRequest: readChangeRequest(changeRequest) }),
  };
}

function isCar(car: unknown): car is MyBooking['car'] {
  if (typeof car !== 'object' || car === null) return false;
  const { CarId, name, image }: Partial<Record<string, unknown>> = { ...car };
  return [CarId, name, image].every((text) => typeof text === 'string');
}
