import type { CalendarDay, LocaleCode } from 'shared-kit/domain';

/** What happened in a season, as whoever did it knows it. Money is in cents. */
export interface Journal {
  readonly cars: JournalCar[];
  readonly rentals: JournalRental[];
  readonly blocks: Stay[];
  readonly papers: {
    readonly carId: string;
    readonly from: CalendarDay;
    readonly to?: CalendarDay;
    readonly cents: number;
  }[];
  readonly services: { readonly carId: string; readonly day: CalendarDay; readonly cents: number }[];
}

/** A car, or what stands on a car, from a day to a day. */
export interface Stay {
  readonly carId: string;
  from: CalendarDay;
  to: CalendarDay;
}

export interface JournalCar {
  readonly carId: string;
  readonly type: 'SUV' | 'Sedan' | 'Hatchback';
  readonly cents: number;
  readonly entered: CalendarDay;
  deleted?: CalendarDay;
}

export interface JournalRental {
  readonly id: number;
  readonly code: string;
  readonly cookie: string;
  readonly first: CalendarDay;
  last: CalendarDay;
  status: 'requested' | 'reserved' | 'out' | 'returned' | 'canceled';
  readonly createdOn: CalendarDay;
  readonly locale: LocaleCode;
  readonly callingCode: string;
  readonly ask: Ask;
  /** Which car it was priced by. */
  readonly pricedBy: JournalCar;
  total: number;
  /** Whether its days were changed. */
  isLonger?: boolean;
  /** The cars that the customer had, in order; the last one to the end of the rental. */
  readonly cars: [{ readonly carId: string; readonly since: CalendarDay }, ...{ carId: string; since: CalendarDay }[]];
  /** Reading of the kilometers at the hand-over of the present car, and those driven with others before. */
  kilometers?: { readonly at: number; readonly before: number; readonly fuel: number } | undefined;
  readonly charges: {
    readonly day: CalendarDay;
    readonly carId: string;
    readonly isDamage: boolean;
    readonly cents: number;
  }[];
  readonly payments: JournalPayment[];
  canceled?:
    | { readonly day: CalendarDay; readonly by: 'customer' | 'staff'; readonly wasRequested: boolean }
    | undefined;
}

export interface JournalPayment {
  readonly id: string;
  readonly day: CalendarDay;
  readonly type: 'receipt' | 'refund' | 'hold' | 'release' | 'capture';
  readonly purpose: 'rental' | 'deposit' | 'fine';
  readonly method: 'cash' | 'transfer' | 'card_terminal';
  readonly cents: number;
  isVoid?: boolean;
}

/** What a customer asks for besides car and days. */
export interface Ask {
  readonly seats: number;
  readonly hasGps: boolean;
  readonly isAtAirport: boolean;
  readonly isYoung: boolean;
}

export const carOf = ({ cars }: JournalRental): string => cars.at(-1)?.carId ?? '';
