import {
  addDays,
  type Booking,
  type BookingStatus,
  type CalendarDay,
  type Car,
  isFree,
  type LocaleCode,
  type OccupancyKind,
  quote,
} from 'shared-kit/domain';
import type { PlannedBooking } from '../bookings/commands/insert-bookings.ts';
import { toE164 } from '../customers/to-e164.ts';

/** Names of people who do not exist, by language, with a number of a range that its regulator keeps free for fiction. */
const PEOPLE = {
  fr: {
    first: ['Amélie', 'Chloé', 'Élodie', 'Hugo', 'Lucas', 'Maëlys', 'Noé', 'Théo', 'Inès', 'Gaëlle'],
    last: ['Laurent', 'Martin', 'Lefèvre', 'Girard', 'Fontaine', 'Rousseau', 'Mercier', 'Béranger', 'Chevalier'],
    phone: (number: number) => `+33 1 99 00 ${digits(number, 2)} ${digits(number * 7, 2)}`,
    notes: ['Siège enfant pour une fillette de 3 ans', 'Nous arrivons avec deux grandes valises'],
  },
  en: {
    first: ['Olivia', 'Thomas', 'Mia', 'Jonas', 'Hannah', 'Lars', 'Giulia', 'Kenji', 'Grace', 'Oliver'],
    last: ['Hughes', 'Wright', 'Johnson', 'Becker', 'Vogel', 'Nygaard', 'Conti', 'Tanaka', "O'Brien", 'Müller'],
    phone: (number: number) => `+44 7700 900${digits(number * 13, 3)}`,
    notes: ['We land late, please wait for us', 'Two surfboards: are roof rails possible?'],
  },
  es: {
    first: ['Carlos', 'Lucía', 'Martín', 'Sofía', 'Álvaro', 'Nuria', 'Íñigo', 'Begoña'],
    last: ['Romero', 'Ibáñez', 'Núñez', 'Castillo', 'Peña', 'Domínguez', 'Vázquez'],
    phone: (number: number) => `+1 202 555 01${digits(number * 3, 2)}`,
    notes: ['Necesitamos una silla para bebé', 'Llegamos en el último vuelo'],
  },
  ar: {
    first: ['يوسف', 'سلمى', 'أمينة', 'كريم', 'ليلى', 'Youssef', 'Salma', 'Mehdi'],
    last: ['الإدريسي', 'بنعلي', 'العلوي', 'الفاسي', 'المنصوري', 'El Idrissi', 'Benali', 'Tazi'],
    phone: (number: number) => `+49 30 23125 ${digits(number * 11, 3)}`,
    notes: ['نحتاج إلى مقعد للأطفال'],
  },
} as const satisfies Record<LocaleCode, unknown>;

/** Languages of the customers, repeated by frequency. */
const LANGUAGES: readonly LocaleCode[] = ['fr', 'fr', 'fr', 'fr', 'en', 'en', 'en', 'es', 'es', 'ar'];
const ADDRESSES = ['Riad Yasmine, 209 Rue Diour Saboun, Marrakech', 'Hôtel du Jardin, Avenue Mohammed VI, Marrakech'];
const FLIGHTS = ['AT 641', 'FR 2043', 'U2 8719', 'TO 3026', 'BA 2666', 'VY 7352'];
const CODE_CHARACTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Days from one rental of a car to the next, on average. */
const PITCH = 11;
const MAX_DAYS_AHEAD = 365;
/** Mostly short rentals; 4.7 on average. */
const LENGTHS = [1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8, 10];
/** Share of the bookings that lie ahead. */
const FUTURE_SHARE = 0.55;
const CARS_PER_BLOCK = 12;
const BLOCKS = [
  { kind: 'service', days: 2, note: 'Oil, brakes' },
  { kind: 'damage', days: 6, note: 'Rear bumper' },
  { kind: 'owner', days: 4, note: 'Airport transfers of a group' },
] as const;

/** A period in which a car is not for rent. */
export type PlannedBlock = Pick<Booking, 'carId' | 'pickupDate' | 'dropoffDate' | 'status' | 'createdAt' | 'note'> & {
  readonly kind: OccupancyKind;
};

/** Returns bookings around today, spread evenly over the cars; the same ones for the same arguments, without overlaps. */
export function planAgencyBookings(cars: readonly Car[], count: number, today: CalendarDay): PlannedBooking[] {
  const random = createRandom(20_261_120);
  const daysPerCar = (count / cars.length) * PITCH;
  const daysAhead = Math.min(daysPerCar * FUTURE_SHARE, MAX_DAYS_AHEAD);
  let index = 0;
  return cars.flatMap((car, at) => {
    const bookings: PlannedBooking[] = [];
    const own = Math.floor(count / cars.length) + (at < count % cars.length ? 1 : 0);
    let from = addDays(today, Math.round(daysAhead - daysPerCar) + random(PITCH));
    for (let nth = 0; nth < own; nth += 1) {
      const days = LENGTHS[random(LENGTHS.length)] as number;
      const range = { from, to: addDays(from, days - 1) };
      bookings.push(planBooking(car, range, { today, index: index++, customers: Math.ceil(count * 0.7), random }));
      from = addDays(range.to, 1 + random(2 * (PITCH - 4)));
    }
    return bookings;
  });
}

interface Draw {
  readonly today: CalendarDay;
  readonly index: number;
  /** Number of different customers; some come again. */
  readonly customers: number;
  readonly random: Random;
}

function planBooking(
  car: Car,
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
  { today, index, customers, random }: Draw,
): PlannedBooking {
  const status = planStatus(from, to, today, random);
  const agreed = random(40) === 0 ? Math.max(1, Math.round(car.price * 0.9)) : car.price;
  const { days, unitPrice, totalPrice } = quote({ unitPrice: agreed, range: { from, to } });
  const earliest = from < today ? from : today;
  // A booking that is still `requested` is at most three days old.
  const createdOn = addDays(earliest, -1 - random(status === 'requested' ? 3 : 40));
  return {
    ...planCustomer(random(customers)),
    ...planPickup(random),
    carId: car.CarId,
    confirmationCode: codeOf(index),
    pickupDate: from,
    dropoffDate: to,
    days,
    unitPrice,
    totalPrice,
    ...(agreed !== car.price && { priceReason: 'Regular customer' }),
    status,
    createdAt: `${createdOn}T${digits(7 + random(14), 2)}:${digits(random(60), 2)}:00.000Z`,
  };
}

/** Returns a status that fits the days; some returns are overdue, and some rentals were canceled. */
function planStatus(from: CalendarDay, to: CalendarDay, today: CalendarDay, random: Random): BookingStatus {
  if (random(16) === 0) return 'canceled';
  if (to < today) return to > addDays(today, -3) && random(4) === 0 ? 'out' : 'returned';
  if (from < today) return 'out';
  if (from === today) return random(3) === 0 ? 'out' : 'reserved';
  return from <= addDays(today, 2) || random(4) > 0 ? 'reserved' : 'requested';
}

function planCustomer(number: number) {
  const locale = LANGUAGES[number % LANGUAGES.length] as LocaleCode;
  const { first, last, phone, notes } = PEOPLE[locale];
  const firstName = first[number % first.length] as string;
  const lastName = last[Math.floor(number / first.length) % last.length] as string;
  const customerPhone = phone(number);
  const customerPhoneE164 = toE164(customerPhone, locale);
  return {
    locale,
    customerName: `${firstName} ${lastName}`,
    customerEmail: `${slug(firstName)}.${slug(lastName)}.${number}@example.com`,
    customerPhone,
    driverLicense: `DEMO-${digits(number, 6)}`,
    ...(customerPhoneE164 && { customerPhoneE164 }),
    ...(number % 5 === 0 && { note: notes[number % notes.length] as string }),
  };
}

function planPickup(random: Random) {
  const pickupTime = `${digits(8 + random(13), 2)}:${['00', '15', '30', '45'][random(4)]}`;
  const place = random(10);
  if (place < 5)
    return { pickupTime, pickupPlace: 'airport', flightNumber: FLIGHTS[random(FLIGHTS.length)] as string } as const;
  if (place < 7) return { pickupTime, pickupPlace: 'address', pickupAddress: ADDRESSES[random(2)] as string } as const;
  return place < 9 ? { pickupTime } : {};
}

/** Returns blocks of some cars, today or soon, on days without a booking. */
export function planAgencyBlocks(
  cars: readonly Car[],
  bookings: readonly PlannedBooking[],
  today: CalendarDay,
): PlannedBlock[] {
  return cars
    .filter((_, index) => index % CARS_PER_BLOCK === CARS_PER_BLOCK - 1)
    .map(({ CarId }, index) => {
      const { kind, days, note } = BLOCKS[index % BLOCKS.length] as (typeof BLOCKS)[number];
      const own = bookings.filter(({ carId }) => carId === CarId);
      let from = addDays(today, index % 3);
      while (!isFree(own, { from, to: addDays(from, days - 1) }, today)) from = addDays(from, 1);
      return {
        carId: CarId,
        kind,
        pickupDate: from,
        dropoffDate: addDays(from, days - 1),
        status: 'reserved',
        note,
        createdAt: `${addDays(today, -2)}T09:00:00.000Z`,
      };
    });
}

/** Returns a different code for each index below 33 million; multiplying by an odd number mixes the characters. */
function codeOf(index: number): string {
  let rest = (index * 11_184_811) % CODE_CHARACTERS.length ** 5;
  let code = 'D';
  while (code.length < 6) {
    code += CODE_CHARACTERS[rest % CODE_CHARACTERS.length];
    rest = Math.floor(rest / CODE_CHARACTERS.length);
  }
  return `${code.slice(0, 3)}-${code.slice(3)}`;
}

function slug(name: string): string {
  const latin = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z]+/g, '');
  return latin || 'customer';
}

function digits(number: number, length: number): string {
  return String(number % 10 ** length).padStart(length, '0');
}

/** Returns a whole number from 0 to `limit`, exclusive. */
type Random = (limit: number) => number;

/** Creates a reproducible source of numbers: the linear congruential generator of Numerical Recipes. */
function createRandom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
