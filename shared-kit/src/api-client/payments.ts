import type { Balance, CalendarDay, NewPayment, Payment, PaymentMethod } from '../domain/index.ts';
import type { OnlinePayments, StaffOnlineOrder } from './my-bookings.ts';
import { readList } from './read-list.ts';
import type { Transport } from './transport.ts';

/** A payment with the names of the colleagues; absent for the gateway and for accounts that were removed. */
export interface RecordedPayment extends Payment {
  readonly createdBy?: string;
  readonly voidedBy?: string;
}

export interface PaymentsOfBooking {
  readonly payments: readonly RecordedPayment[];
  /** Absent for a booking that is gone. */
  readonly balance?: Balance;
  /** Other currencies in which cash is taken. */
  readonly currencies: readonly string[];
  /** From which sum on cash is pointed out. */
  readonly cashLimit?: number;
  /** Absent without a gateway. */
  readonly online?: OnlinePayments<StaffOnlineOrder>;
}

/** The cash of an account on a day, in one currency; '' is the currency of account. */
export interface CashDrawer {
  readonly currency: string;
  readonly received: number;
  readonly paidOut: number;
  readonly expected: number;
  /** The latest count. */
  readonly count?: {
    readonly counted: number;
    /** When it was counted. */
    readonly expected: number;
    readonly difference: number;
    readonly note?: string;
    /** ISO timestamp. */
    readonly createdAt: string;
    readonly createdBy?: string;
  };
}

/** What an account took on a day. */
export interface CashDay {
  readonly account: number;
  /** Absent when the account was removed. */
  readonly name?: string;
  readonly drawers: readonly CashDrawer[];
  readonly methods: readonly { readonly method: PaymentMethod; readonly amount: number }[];
  readonly payments: readonly RecordedPayment[];
}

export interface NewCashCount {
  readonly account: number;
  readonly day: CalendarDay;
  readonly currency: string;
  readonly counted: number;
  readonly note?: string;
}

/** Calls about payments. All of them throw `ApiError`. */
export interface PaymentsClient {
  ofBooking(bookingId: number): Promise<PaymentsOfBooking>;
  /** Returns what is open, paid and held of those bookings about which something was recorded, or that are confirmed and not over. */
  balances(bookingIds: readonly number[]): Promise<readonly Balance[]>;
  /**
   * Records a payment; a repeated call with the same id records nothing twice.
   * @param isConfirmed whether the person has seen that the same sum was just recorded
   * @param isMailed whether the customer gets the receipt by e-mail
   * @throws ApiError 409 `payment_similar` when nobody has
   */
  record(payment: NewPayment, isConfirmed?: boolean, isMailed?: boolean): Promise<void>;
  /** Only owners may. @throws ApiError 409 `payment_used` */
  void(id: string, reason: string): Promise<void>;
  /** Asks the customer by e-mail to pay by card. @throws ApiError 409 `booking_changed` when nothing can be paid */
  sendPayLink(bookingId: number): Promise<void>;
  cashDay(day: CalendarDay): Promise<readonly CashDay[]>;
  count(count: NewCashCount): Promise<void>;
}

export function createPaymentsClient({ request }: Pick<Transport, 'request'>): PaymentsClient {
  return {
    async ofBooking(bookingId) {
      const answer = await request(`/api/payments?bookingId=${bookingId}`);
      const { balance, currencies = [], cashLimit, online } = answer as Partial<PaymentsOfBooking>;
      const payments = readList(answer).map(readDates<RecordedPayment>);
      return {
        ...{ payments, currencies },
        ...(balance && { balance }),
        ...(cashLimit !== undefined && { cashLimit }),
        ...(online && { online }),
      };
    },
    async balances(bookingIds) {
      if (bookingIds.length === 0) return [];
      return readList(await request(`/api/payments/balances?ids=${bookingIds.join(',')}`)) as readonly Balance[];
    },
    async record(payment, isConfirmed, isMailed) {
      const options = { ...(isConfirmed && { confirmed: true }), ...(isMailed && { mailReceipt: true }) };
      await request('/api/payments', { method: 'POST', body: { ...payment, ...options } });
    },
    async void(id, reason) {
      await request(`/api/payments/${id}/void`, { method: 'POST', body: { reason } });
    },
    async sendPayLink(bookingId) {
      await request('/api/payments/pay-link', { method: 'POST', body: { bookingId } });
    },
    async cashDay(day) {
      return readList(await request(`/api/cash?day=${day}`)).map(readDates<CashDay>);
    },
    async count(count) {
      await request('/api/cash-counts', { method: 'POST', body: count });
    },
  };
}

/** Returns an answer with plain timestamps, at any depth. */
function readDates<Answer>(wire: unknown): Answer {
  return JSON.parse(JSON.stringify(wire), (_, value) => (value?.$date === undefined ? value : value.$date));
}
