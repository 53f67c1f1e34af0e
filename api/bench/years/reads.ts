import { AWAY_STATUSES, addDays, type CalendarDay } from 'shared-kit/domain';

/** A call of the site or of the console. */
export interface Read {
  readonly name: string;
  readonly path: string;
  /** Posted when there is one. */
  readonly body?: object;
  readonly isStaff?: boolean;
  /** The open page of the console that reads it again after a change. */
  readonly refreshedBy?: 'list' | 'today';
}

const on = (field: string, operator: string, value: unknown) => ({ field, operator, value, type: 'date' });
const status = (...value: readonly string[]) => ({ field: 'status', operator: 'in', value });
const group = (operator: 'AND' | 'OR', ...query: readonly object[]) => ({ operator, query });

/** What Planning reads of a rental. */
const PLANNED = [
  ...['id', 'carId', 'status', 'pickupDate', 'dropoffDate', 'carSince', 'customerName', 'customerPhone', 'pickupTime'],
  ...['customerPhoneE164', 'locale', 'confirmationCode', 'days', 'totalPrice'],
];

/** A booking of the agency. */
export interface Sample {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly carId: string;
}

/** Returns the reads that a visit and a day at the counter cause. */
export function readsOf(today: CalendarDay, sample: Sample): readonly Read[] {
  const tomorrow = addDays(today, 1);
  const period = (from: CalendarDay, to: CalendarDay) => [on('pickupDate', 'lte', to), on('dropoffDate', 'gte', from)];
  const bookings = (name: string, body: object, page = 1): Read => ({
    name: `bookings: ${name}`,
    path: '/api/entities/CarsBooking/search',
    body: { pagination: { page, size: 20 }, sort: { field: 'id', direction: -1 }, ...body },
    isStaff: true,
  });
  const all = (name: string, entity: string, query: readonly object[], fields?: readonly string[]): Read => ({
    name,
    path: `/api/entities/${entity}/search`,
    body: { query, ...(fields && { fields, sort: { field: 'id', direction: 1 } }) },
    isStaff: true,
  });
  const upcoming = { sort: [{ field: 'pickupDate', direction: 1, from: today }] };
  const get = (name: string, path: string): Read => ({ name, path, isStaff: true });
  const due = group(
    'OR',
    group('AND', status(...AWAY_STATUSES), on('dropoffDate', 'lt', today)),
    group('AND', status('reserved'), on('pickupDate', 'lt', today)),
    group('AND', status('requested')),
    group('AND', status('requested', 'reserved'), on('pickupDate', 'EQ', today)),
    group('AND', status(...AWAY_STATUSES), on('dropoffDate', 'EQ', today)),
    group('AND', status('requested', 'reserved'), on('pickupDate', 'EQ', tomorrow)),
    group('AND', status(...AWAY_STATUSES), on('dropoffDate', 'EQ', tomorrow)),
  );
  const conflicts = group(
    'OR',
    group('AND', status(...AWAY_STATUSES), on('dropoffDate', 'lt', today)),
    group('AND', status('requested', 'reserved'), ...period(today, addDays(today, 1))),
  );
  const periods = {
    all: [],
    fromToday: [on('dropoffDate', 'gte', today)],
    today: period(today, today),
    tomorrow: period(tomorrow, tomorrow),
    week: period(today, addDays(today, 6)),
    month: period(addDays(today, -15), addDays(today, 15)),
    past: [on('dropoffDate', 'lt', today)],
  };
  const days = `from=${addDays(today, 10)}&to=${addDays(today, 13)}`;
  return [
    { name: 'site: fleet', path: `/api/fleet?page=1&size=20&${days}` },
    { name: 'site: availability', path: `/api/availability?from=${today}&to=${addDays(today, 90)}` },
    { name: 'site: car', path: `/api/fleet?carId=${sample.carId}&${days}` },
    { name: 'site: rates', path: `/api/rates?carId=${sample.carId}&${days}` },
    {
      name: 'site: free days of a car',
      path: '/api/entities/CarsBooking/search',
      body: {
        fields: ['pickupDate', 'dropoffDate'],
        query: [{ field: 'carId', operator: 'EQ', value: sample.carId }, on('dropoffDate', 'gte', today)],
      },
    },
    { name: 'site: alternatives', path: `/api/alternatives?carId=${sample.carId}&${days}` },
    { name: 'site: reviews', path: `/api/reviews?carId=${sample.carId}` },
    {
      name: 'site: quote',
      path: '/api/quote',
      body: { carId: sample.carId, pickupDate: addDays(today, 10), dropoffDate: addDays(today, 13) },
    },
    { ...bookings('first page', {}), refreshedBy: 'list' },
    bookings('page 50', {}, 50),
    bookings('upcoming', upcoming),
    bookings('by name', { sort: { field: 'customerName', direction: 1 } }),
    bookings('by pick-up', { sort: { field: 'pickupDate', direction: -1 } }),
    bookings('by total', { sort: { field: 'totalPrice', direction: -1 } }),
    bookings('requested', { query: [{ field: 'status', operator: 'EQ', value: 'requested' }] }),
    bookings('returned', { query: [{ field: 'status', operator: 'EQ', value: 'returned' }] }),
    bookings('today', { query: period(today, today) }),
    bookings('this month', { query: period(today, addDays(today, 30)) }),
    bookings('from today', { query: [on('dropoffDate', 'gte', today)] }),
    bookings('past', { query: [on('dropoffDate', 'lt', today)] }),
    bookings('text: code', { text: sample.code }),
    bookings('text: name', { text: sample.name }),
    bookings('text: begin of a name', { text: sample.name.slice(0, 3) }),
    bookings('text: phone', { text: '0600004321' }),
    { ...all('today: due', 'CarsBooking', [due]), refreshedBy: 'today' },
    { ...all('today: conflicts', 'CarsBooking', [conflicts]), refreshedBy: 'today' },
    all(
      'planning: rentals',
      'CarsBooking',
      [
        group(
          'OR',
          group('AND', ...period(addDays(today, -45), addDays(today, 45))),
          group('AND', on('pickupDate', 'lte', addDays(today, 45)), status(...AWAY_STATUSES)),
        ),
        { field: 'status', operator: 'NE', value: 'canceled' },
      ],
      PLANNED,
    ),
    all('planning: blocks', 'CarBlocks', [on('from', 'lte', addDays(today, 45)), on('to', 'gte', addDays(today, -45))]),
    get('booking', `/api/entities/CarsBooking/${sample.id}`),
    get('history of a booking', `/api/audit?entity=CarsBooking&key=${sample.id}`),
    get('mail of a booking', `/api/mailing/bookings/${sample.id}`),
    { ...get('mail status', '/api/mailing/status'), refreshedBy: 'today' },
    { ...get('open requests', '/api/open-requests'), refreshedBy: 'today' },
    get('payments of a booking', `/api/payments?bookingId=${sample.id}`),
    {
      name: 'counts by status',
      path: '/api/entities/CarsBooking/count',
      body: { by: 'status' },
      ...{ isStaff: true, refreshedBy: 'list' },
    },
    {
      name: 'counts by period',
      path: '/api/entities/CarsBooking/count',
      body: { by: periods },
      ...{ isStaff: true, refreshedBy: 'list' },
    },
    {
      name: 'customers',
      path: '/api/entities/Customers/search',
      body: { pagination: { page: 1, size: 20 } },
      isStaff: true,
    },
    {
      name: 'customers: text',
      path: '/api/entities/Customers/search',
      body: { text: sample.name, pagination: { page: 1, size: 20 } },
      isStaff: true,
    },
    get('customer of a booking', `/api/customers/of-booking/${sample.id}`),
    get('customer', `/api/customers/${(sample.id % 1_000) + 1}`),
    get('balances', `/api/payments/balances?ids=${Array.from({ length: 20 }, (_, index) => sample.id - index)}`),
    get('flags to review', '/api/customers/flags-to-review'),
    get('overrides', '/api/customers/overrides'),
    get('change requests', '/api/change-requests'),
    get('protocols of a booking', `/api/handovers?bookingId=${sample.id}`),
    get('papers of a booking', `/api/documents?bookingId=${sample.id}`),
    get('invoices of a month', `/api/invoices?month=${today.slice(0, 7)}`),
    get('reviews', '/api/reviews/all'),
    get('history of a car', `/api/audit?entity=Cars&key=${sample.carId}`),
    get('papers of cars that are due', '/api/vehicle-papers/due'),
    get('papers of a car', `/api/vehicle-papers?carId=${sample.carId}`),
    get('damage of a car', `/api/cars/${sample.carId}/damages`),
    get('holders of a car', `/api/fines/holders?carId=${sample.carId}&day=${addDays(today, -400)}&time=12:00`),
    all('fines', 'Fines', []),
    all('cars', 'Cars', []),
    all('occupancy of a day', 'CarsBooking', [
      ...period(today, today),
      { field: 'status', operator: 'NE', value: 'canceled' },
    ]),
    get('cash desk', `/api/cash?day=${today}`),
    get('report of a month', `/api/reports?from=${addDays(today, -30)}&to=${today}`),
  ];
}
