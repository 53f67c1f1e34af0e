import type { EntitySearch } from 'shared-kit/api-client';
import type { AuditedEntity, CalendarDay, DateRange, ReviewState } from 'shared-kit/domain';
import type { BookingsFilter } from './bookings-filter.ts';
import type { BookingsRequest } from './bookings-view.ts';
import type { StaffChange } from './staff-change.ts';

/** A page of a search of the fleet, with the cars that are not on sale. */
export type CarSearch = Required<Pick<EntitySearch<'Cars'>, 'query' | 'pagination'>> &
  Pick<EntitySearch<'Cars'>, 'text' | 'sort'>;

const BOOKINGS = '/api/bookings';
const CARS = '/api/staff/cars';
const ACCOUNTS = '/api/accounts';
const TEMPLATES = '/api/email-templates';

/** First part of the keys of an entity's history, which is read again with the entity. */
const HISTORY_OF: Readonly<Record<AuditedEntity, string>> = {
  Cars: CARS,
  CarsBooking: BOOKINGS,
  CarBlocks: BOOKINGS,
  EmailTemplates: TEMPLATES,
  PriceSeasons: '/api/price-seasons',
  LengthDiscounts: '/api/length-discounts',
  Extras: '/api/extras',
  Places: '/api/places',
  RentalTerms: '/api/rental-terms',
  Customers: BOOKINGS,
  Fines: BOOKINGS,
  Imports: '/api/imports',
  Accounts: ACCOUNTS,
};

/** SWR keys of the console's reads. Their first part distinguishes them from those of the public pages. */
export const cacheKeys = {
  bookingsPage: (request: BookingsRequest, today: CalendarDay) => [BOOKINGS, 'page', request, today] as const,
  bookingCounts: (filter: BookingsFilter, today: CalendarDay) => [BOOKINGS, 'counts', filter, today] as const,
  /** What is due on a day and the next one. */
  today: (today: CalendarDay) => [BOOKINGS, 'today', today] as const,
  pickupConflicts: (today: CalendarDay) => [BOOKINGS, 'pickup-conflicts', today] as const,
  bookings: (ids: readonly number[]) => [BOOKINGS, 'some', ...ids] as const,
  bookingNames: (ids: readonly number[]) => [BOOKINGS, 'named', ...ids] as const,
  booking: (id: number | string) => [BOOKINGS, 'one', String(id)] as const,
  papers: (bookingId: number) => [BOOKINGS, String(bookingId), 'papers'] as const,
  bookingEmails: (id: number) => [BOOKINGS, String(id), 'emails'] as const,
  payments: (bookingId: number) => [BOOKINGS, String(bookingId), 'payments'] as const,
  invoices: (month: string) => [BOOKINGS, 'invoices', month] as const,
  report: ({ from, to }: DateRange) => [BOOKINGS, 'report', from, to] as const,
  weeklyMail: ['weekly-mail'] as const,
  reviews: (page: number, state: ReviewState | undefined) => [BOOKINGS, 'reviews', page, state] as const,
  reviewOfBooking: (id: number) => [BOOKINGS, String(id), 'review'] as const,
  cash: (day: CalendarDay) => [BOOKINGS, 'cash', day] as const,
  handovers: (id: number) => [BOOKINGS, String(id), 'handovers'] as const,
  searched: (text: string) => [BOOKINGS, 'searched', text] as const,
  changeQuotes: (id: number, changes: object) => [BOOKINGS, 'quotes', id, changes] as const,
  customers: (text: string) => [BOOKINGS, 'customers', text] as const,
  customersPage: (search: EntitySearch<'Customers'>) => [BOOKINGS, 'customers page', search] as const,
  finesPage: (search: EntitySearch<'Fines'>) => [BOOKINGS, 'fines page', search] as const,
  fineImport: (file: object, mapping: object | undefined) => [BOOKINGS, 'fine import', file, mapping] as const,
  fineSettings: [BOOKINGS, 'fine settings'] as const,
  fine: (id: number) => [BOOKINGS, 'fine', id] as const,
  fineHolders: (minute: object) => [BOOKINGS, 'fine holders', minute] as const,
  customer: (id: number) => [BOOKINGS, 'customer', id] as const,
  overrides: [BOOKINGS, 'overrides'] as const,
  flagsToReview: [BOOKINGS, 'flags to review'] as const,
  customerErasure: (id: number) => [BOOKINGS, 'customer erasure', id] as const,
  knownCustomers: (traces: object) => [BOOKINGS, 'known customers', traces] as const,
  newRequests: [BOOKINGS, 'new-requests'] as const,
  changeRequests: [BOOKINGS, 'change-requests'] as const,
  openRequests: [BOOKINGS, 'open-requests'] as const,
  mailStatus: [BOOKINGS, 'mail-status'] as const,
  paperSettings: ['/api/paper-settings'] as const,
  accounts: [ACCOUNTS],
  emailTemplates: [TEMPLATES, 'list'] as const,
  priceRules: (entity: AuditedEntity) => [HISTORY_OF[entity], 'list'] as const,
  history: (entity: AuditedEntity, key: string | undefined, limit: number) =>
    [HISTORY_OF[entity], 'history', entity, key, limit] as const,
  /** @param quarter its first day */
  planning: (quarter: CalendarDay) => [BOOKINGS, 'planning', quarter] as const,
  unavailableCars: ({ from, to }: DateRange, except?: number) => [BOOKINGS, 'unavailable', from, to, except] as const,
  periodsOfCar: (carId: string, from: CalendarDay) => [BOOKINGS, 'periods', carId, from] as const,
  /** With what is left of extras, which follows the bookings. */
  rates: (carId: string, range?: DateRange) => [BOOKINGS, 'rates', carId, range] as const,
  planningCars: [CARS, 'planning'] as const,
  occupancy: (day: CalendarDay) => [BOOKINGS, 'occupancy', day] as const,
  carsPage: (search: CarSearch) => [CARS, 'page', search] as const,
  carFeatures: [CARS, 'features'] as const,
  carOrder: [CARS, 'order'] as const,
  fleet: [CARS, 'fleet'] as const,
  vehicle: (carId: string) => [CARS, 'vehicle', carId] as const,
  vehicleDues: [CARS, 'vehicle-dues'] as const,
  carsWithPapers: [CARS, 'with-papers'] as const,
  carDamages: (carId: string) => [CARS, 'damages', carId] as const,
  car: (carId: string) => [CARS, 'one', carId] as const,
};

/** Returns whether the key is of a read of bookings, which contain customer data and are cleared at sign-out. */
export function isBookingKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === BOOKINGS;
}

/** Returns whether the key is of a read of rates. */
export function isRatesKey(key: unknown): boolean {
  return isBookingKey(key) && (key as readonly unknown[])[1] === 'rates';
}

/** Returns whether the key is of a read of accounts, which are cleared at sign-out too. */
export function isAccountKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === ACCOUNTS;
}

/** Returns the test of the keys of an entity that the console alone reads; undefined for cars and what is read with bookings. */
export function keysOfStaffEntity(entity: string): ((key: unknown) => boolean) | undefined {
  const part = HISTORY_OF[entity as AuditedEntity];
  if (part === undefined || part === CARS || part === BOOKINGS) return undefined;
  return (key) => Array.isArray(key) && key[0] === part;
}

/** Returns whether the key is of the history of imports. */
export function isImportsKey(key: unknown): boolean {
  return Array.isArray(key) && key[0] === HISTORY_OF.Imports;
}

/** Returns whether the key is of a read of cars, or of bookings, which show car names. */
export function isCarKey(key: unknown): boolean {
  return isBookingKey(key) || (Array.isArray(key) && key[0] === CARS);
}

/** Names of the keys whose data includes the days on which cars are blocked. */
const WITH_BLOCKS = new Set([
  'history',
  'occupancy',
  'periods',
  'planning',
  'quotes',
  'rates',
  'report',
  'unavailable',
]);

/**
 * Returns whether changes can alter what is cached under a key of bookings. A change of a booking alters its own keys and
 * those of several bookings, a block of a car only those in `WITH_BLOCKS`, and any other change all of them.
 */
export function isTouchedBy(changes: readonly StaffChange[], key: unknown): boolean {
  const name = String((key as readonly unknown[])[1]);
  const booking = bookingOf(key as readonly unknown[]);
  return changes.some(({ entity, key: changed }) => {
    if (entity === 'CarsBooking') return booking === undefined || booking === changed;
    return entity !== 'CarBlocks' || (booking === undefined && WITH_BLOCKS.has(name));
  });
}

/** Returns the id of the only booking whose data a key has; undefined for a key of several bookings. */
function bookingOf([, first, second, third]: readonly unknown[]): string | undefined {
  if (first === 'one') return String(second);
  if (first === 'history') return second === 'CarsBooking' ? String(third) : undefined;
  return /^\d+$/.test(String(first)) ? String(first) : undefined;
}
