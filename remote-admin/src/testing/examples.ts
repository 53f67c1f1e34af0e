import type {
  AccountsClient,
  ApiClient,
  BookingEmail,
  BookingHandovers,
  BookingOfPerson,
  ChangeConditions,
  EmailMessage,
  EmailPreviewRequest,
  EntityCount,
  EntitySearch,
  Handover,
  HandoversClient,
  HistoryEntry,
  MailStatus,
  OpenRequests,
  SearchResult,
  StaffAccount,
  ValueCount,
} from 'shared-kit/api-client';
import { ApiError, type ChangeQuotes, type OfferedRates } from 'shared-kit/api-client';
import { type Booking, type Car, type CarBlock, type EmailTemplate, isSignature, type NewCar } from 'shared-kit/domain';
import { NO_RATES } from '../data/use-rates.ts';

export const CAR: Car = {
  CarId: 'dacia-duster-k3',
  name: 'Dacia Duster',
  image: '/media/duster.webp',
  type: 'SUV',
  seats: 5,
  fuel: 'Diesel',
  transmission: 'Manual',
  price: 42,
  rating: 4.8,
  features: ['Bluetooth'],
  onSale: true,
};

export const BOOKING: Booking = {
  id: 7,
  carId: CAR.CarId,
  confirmationCode: 'AB1-2CD',
  customerName: 'Amélie Laurent',
  customerEmail: 'amelie@example.com',
  customerPhone: '+33 1 99 00 10 21',
  driverLicense: '12AB34567',
  pickupDate: '2026-10-24',
  dropoffDate: '2026-10-26',
  days: 3,
  unitPrice: 42,
  totalPrice: 126,
  status: 'requested',
  createdAt: '2026-10-01T13:05:00.000Z',
};

export const EMAIL: BookingEmail = {
  id: 31,
  kind: 'requested',
  recipient: BOOKING.customerEmail,
  subject: 'We have your booking request',
  text: 'Your booking request\n\nDacia Duster',
  state: 'sent',
  attempts: 1,
  createdAt: '2026-10-01T13:05:00.000Z',
  finishedAt: '2026-10-01T13:06:00.000Z',
};

export const NO_OPEN_REQUESTS: OpenRequests = {
  count: 0,
  isUnusual: false,
  ids: [],
  common: [],
  heldUntil: new Map(),
};
export const MAIL_STATUS: MailStatus = { delivery: 'smtp', undelivered: 0, bookings: [], moreBookings: 0 };

export function bookings(count: number, change: Partial<Booking> = {}): Booking[] {
  return Array.from({ length: count }, (_, index) => ({ ...BOOKING, id: index + 1, ...change }));
}

export function cars(count: number): Car[] {
  return Array.from({ length: count }, (_, index) => ({
    ...CAR,
    CarId: `car-${index + 1}`,
    name: `Car ${index + 1}`,
  }));
}

/** Returns a fake API client that operates on the given lists, which a test may change. */
export function fakeApi(store: {
  bookings?: Booking[];
  cars?: Car[];
  blocks?: CarBlock[];
  templates?: EmailTemplate[];
  /** E-mails of every booking. */
  emails?: BookingEmail[];
  mailStatus?: MailStatus;
  openRequests?: OpenRequests;
  accounts?: StaffAccount[];
  history?: HistoryEntry[];
  /** The owner's rules, by default none. */
  rates?: OfferedRates;
  /** What any change makes of the price of a booking. */
  quotes?: ChangeQuotes;
  handovers?: Handover[];
  openDamages?: BookingHandovers['openDamages'];
  paperGaps?: BookingHandovers['paperGaps'];
}) {
  const allCars = () => store.cars ?? [CAR];
  const allBookings = () => store.bookings ?? [];
  const stored = () => ({
    Cars: allCars(),
    CarsBooking: allBookings(),
    CarBlocks: store.blocks ?? [],
    EmailTemplates: store.templates ?? [],
  });
  const searchEntities = jest.fn(
    async (
      search: EntitySearch<'Cars' | 'CarsBooking' | 'CarBlocks' | 'EmailTemplates'>,
    ): Promise<SearchResult<unknown>> => {
      const all: readonly unknown[] = stored()[search.entity] ?? [];
      if (!search.pagination) return { data: all };
      const { page, size } = search.pagination;
      const data = all.slice((page - 1) * size, page * size);
      const before = (page - 1) * size;
      const ordinals = data.length === 0 ? { first: 0, last: 0 } : { first: before + 1, last: before + data.length };
      return {
        data,
        pagination: { current: page, total: all.length, pages: Math.ceil(all.length / size), ...ordinals },
      };
    },
  );
  const getEntity = jest.fn(async (entity: 'Cars' | 'CarsBooking', id: string | number) => {
    const found =
      entity === 'Cars'
        ? allCars().find(({ CarId }) => CarId === id)
        : allBookings().find((booking) => String(booking.id) === String(id));
    if (!found) throw new ApiError(404, 'There is no such entity');
    return found;
  });
  const updateEntity = jest.fn(
    async (entity: 'Cars' | 'CarsBooking', changes: Partial<Car & Booking & ChangeConditions>) => {
      const { basedOnStatus, ...booking } = changes;
      const status = allBookings().find(({ id }) => id === changes.id)?.status;
      if (basedOnStatus && status && status !== basedOnStatus)
        throw new ApiError(409, 'This booking was changed meanwhile', { meta: { type: 'booking_changed' } });
      if (entity === 'Cars')
        store.cars = allCars().map((car) => (car.CarId === changes.CarId ? { ...car, ...changes } : car));
      else store.bookings = allBookings().map((one) => (one.id === changes.id ? { ...one, ...booking } : one));
      return getEntity(entity, changes.CarId ?? changes.id ?? '');
    },
  );
  const deleteEntity = jest.fn(async (entity: 'Cars' | 'CarsBooking', id: string | number) => {
    if (entity === 'Cars') store.cars = allCars().filter(({ CarId }) => CarId !== id);
    else store.bookings = allBookings().filter((booking) => booking.id !== id);
  });
  const createCar = jest.fn(async (car: NewCar) => {
    const created = { rating: 4.5, features: [], onSale: true, ...car, CarId: 'new-car' };
    store.cars = [...allCars(), created];
    return created;
  });
  const calls = {
    searchEntities,
    getEntity,
    updateEntity,
    deleteEntity,
    createCar,
    countEntities: jest.fn(async (_count: EntityCount<'CarsBooking'>): Promise<readonly ValueCount[]> => []),
    sendEmail: jest.fn(async (_message: EmailMessage): Promise<'sent' | 'written'> => 'sent'),
    previewEmail: jest.fn(async ({ subject, body }: EmailPreviewRequest) => ({
      subject,
      body,
      html: `<p>${body}</p>`,
    })),
    listBookingEmails: jest.fn(async () => store.emails ?? []),
    resendEmail: jest.fn(async (id: number, to?: string, _conditions?: object) => {
      const email = store.emails?.find((one) => one.id === id);
      if (!email) throw new ApiError(404, 'There is no such entity');
      const { error: _, finishedAt: __, ...again } = email;
      const added = { ...again, id: id + 100, recipient: to ?? email.recipient, state: 'waiting', attempts: 0 };
      store.emails = [added, ...(store.emails ?? [])];
      if (to) store.bookings = allBookings().map((booking) => ({ ...booking, customerEmail: to }));
    }),
    accounts: fakeAccounts(store),
    managedReviews: { ofBooking: jest.fn(async () => undefined) },
    customers: {
      find: jest.fn(async () => []),
      ofBooking: jest.fn(async () => undefined),
      flagsToReview: jest.fn(async () => []),
    },
    handovers: fakeHandovers(store),
    papers: {
      list: jest.fn(async () => []),
      draftAgreement: jest.fn(),
      getFile: jest.fn(),
      mail: jest.fn(),
      getSettings: jest.fn(async () => ({ clausesVersion: 0 })),
      saveSettings: jest.fn(),
    },
    endBookingAccess: jest.fn(async () => {}),
    listBookingsOfPerson: jest.fn(
      async (id: number): Promise<readonly BookingOfPerson[]> =>
        [...allBookings()]
          .sort((one, other) => Number(other.id === id) - Number(one.id === id))
          .map((one) => ({ ...one, canErase: one.status === 'returned' || one.status === 'canceled' })),
    ),
    eraseBookings: jest.fn(async (ids: readonly number[]) => {
      const erased = { customerName: '', customerEmail: '', customerPhone: '', driverLicense: '' };
      store.bookings = allBookings().map((one) => (ids.includes(one.id) ? { ...one, ...erased } : one));
      store.emails = [];
    }),
    getOpenRequests: jest.fn(async () => store.openRequests ?? NO_OPEN_REQUESTS),
    findUnavailableCars: jest.fn(async (): Promise<readonly string[]> => []),
    getRates: jest.fn(async () => store.rates ?? NO_RATES),
    quoteChange: jest.fn(async (_id: number, _changes: object) => store.quotes),
    getMailStatus: jest.fn(async () => store.mailStatus ?? MAIL_STATUS),
    hideFilesNotice: jest.fn(async () => {
      store.mailStatus = { ...(store.mailStatus ?? MAIL_STATUS), hidesFilesNotice: true };
    }),
    uploadImage: jest.fn(async () => ({ url: '/media/new.webp', publicId: 'cars/new' })),
    deleteImage: jest.fn(async () => undefined),
    moveCar: jest.fn(async (carId: string, before: string | null) => {
      const moved = allCars().find(({ CarId }) => CarId === carId);
      const others = allCars().filter((car) => car !== moved);
      const place = before === null ? others.length : others.findIndex(({ CarId }) => CarId === before);
      if (!moved || place === -1) throw new ApiError(404, 'There is no such entity');
      store.cars = [...others.slice(0, place), moved, ...others.slice(place)];
    }),
    exportEntities: jest.fn(async () => new Blob(['rows'])),
  };
  // The fake is typed more loosely than the generic signatures.
  return calls as unknown as jest.Mocked<Pick<ApiClient, keyof typeof calls>>;
}

/** Returns the fake calls for hand-overs, which keep them in the store. */
function fakeHandovers(store: {
  bookings?: Booking[];
  handovers?: Handover[];
  openDamages?: BookingHandovers['openDamages'];
  paperGaps?: BookingHandovers['paperGaps'];
}) {
  const at = '2026-10-24T09:00:00.000Z';
  const all = () => store.handovers ?? [];
  const change = async (id: string, apply: (handover: Handover) => Partial<Handover>) => {
    const found = all().find((one) => one.id === id);
    if (!found) throw new ApiError(404, 'There is no such entity');
    if (found.signedAt) throw new ApiError(409, 'It is signed', { meta: { type: 'handover_signed' } });
    const changed = { ...found, ...apply(found) };
    store.handovers = all().map((one) => (one === found ? changed : one));
    return changed;
  };
  const calls: HandoversClient = {
    list: async (bookingId) => ({
      handovers: all().filter((one) => one.bookingId === bookingId),
      openDamages: store.openDamages ?? [],
      ...(store.paperGaps && { paperGaps: store.paperGaps }),
    }),
    async begin({ id, bookingId, direction }) {
      const isSame = (one: Handover) => one.bookingId === bookingId && one.direction === direction && !one.signedAt;
      const carId = store.bookings?.find((one) => one.id === bookingId)?.carId ?? CAR.CarId;
      const added = { id, bookingId, carId, direction, values: {}, photos: [], damages: [], charges: [] };
      const found = all().find((one) => one.id === id || isSame(one)) ?? { ...added, createdAt: at, updatedAt: at };
      store.handovers = [...all().filter((one) => one.id !== found.id), found];
      return found;
    },
    write: (id, values) =>
      change(id, (handover) => ({
        values: Object.fromEntries(
          Object.entries({ ...handover.values, ...values }).filter(([, value]) => value !== null),
        ),
      })),
    saveDamage: (id, mark) =>
      change(id, ({ bookingId, carId, damages }) => ({
        damages: [
          ...damages.filter((one) => one.id !== mark.id),
          { ...mark, bookingId, carId, handoverId: id, foundAt: at, fileIds: [] },
        ],
      })),
    removeDamage: (id, damageId) =>
      change(id, ({ damages }) => ({ damages: damages.filter((one) => one.id !== damageId) })),
    uploadPhoto: (id, { sha256, damageId }) =>
      change(id, ({ photos }) => ({
        photos: [
          ...photos.filter((one) => one.sha256 !== sha256),
          { sha256, fileId: `file-${sha256.slice(0, 8)}`, ...(damageId && { damageId }) },
        ],
      })),
    removePhoto: (id, sha256) =>
      change(id, ({ photos }) => ({ photos: photos.filter((one) => one.sha256 !== sha256) })),
    sign: (id, { strokes, charges = [], continues, ...signed }) =>
      change(id, ({ bookingId, direction }) => {
        if (!isSignature(strokes)) throw new ApiError(400, 'There is no signature');
        const status = direction === 'pickup' ? 'out' : continues ? 'reserved' : 'returned';
        store.bookings = store.bookings?.map((one) => (one.id === bookingId ? { ...one, status } : one)) ?? [];
        return { signedAt: at, signature: { ...signed, strokes }, charges };
      }),
    listDamages: async () => store.openDamages ?? [],
    async repairDamage(id) {
      store.openDamages = store.openDamages?.filter((one) => one.id !== id) ?? [];
    },
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, jest.fn(call as (...values: unknown[]) => unknown)]),
  ) as unknown as jest.Mocked<HandoversClient>;
}

/** Returns the fake calls for accounts and history. */
function fakeAccounts(store: { accounts?: StaffAccount[]; history?: HistoryEntry[] }) {
  const find = (id: number) => {
    const account = store.accounts?.find((one) => one.id === id);
    if (!account) throw new ApiError(404, 'There is no such entity');
    return account;
  };
  const calls: AccountsClient = {
    list: async () => store.accounts ?? [],
    async invite({ email, name, role }) {
      const id = (store.accounts?.length ?? 0) + 1;
      const account = { id, email, name, role, disabled: false, isInvited: true, sessions: 0 };
      store.accounts = [...(store.accounts ?? []), account];
      return { ...account, link: `https://cars.example/login#invitation=of-${id}` };
    },
    async change(id, changes) {
      const account = { ...find(id), ...changes };
      store.accounts = store.accounts?.map((one) => (one.id === id ? account : one)) ?? [];
      return account;
    },
    inviteAgain: async (id) => ({ ...find(id), link: `https://cars.example/login#invitation=again-${id}` }),
    signOut: async (id) => find(id),
    async remove(id) {
      store.accounts = store.accounts?.filter((one) => one.id !== id) ?? [];
    },
    changeOwnName: async () => undefined,
    changeOwnPassword: async () => undefined,
    signOutEverywhere: async () => undefined,
    listHistory: async (_entity, _key, limit) => (store.history ?? []).slice(0, limit),
  };
  return Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [name, jest.fn(call as (...values: unknown[]) => unknown)]),
  ) as unknown as jest.Mocked<AccountsClient>;
}
