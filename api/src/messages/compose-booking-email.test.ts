import { JSDOM } from 'jsdom';
import {
  ACCEPTED_STATUSES,
  BOOKING_FIELDS,
  CONTACT_FIELD_LIST,
  DEFAULT_SITE_SETTINGS,
  LOCALE_CODES,
  LOCALES,
  type LocaleCode,
  type SiteSettings,
} from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { exampleRequest } from '../../test/examples.ts';
import type { BookingWithRevision } from '../platform/database/schema.ts';
import { type BookingEmailKind, composeBookingEmail } from './compose-booking-email.ts';
import type { EmailContent } from './email-content.ts';
import { withoutLinks } from './without-links.ts';

const SITE: SiteSettings = { ...DEFAULT_SITE_SETTINGS, siteUrl: 'https://cars.example' };
const LINK = '%LINK-TO-THE-BOOKING%';
const CUSTOMER_KINDS = ['requested', 'changed', 'canceled', 'change_declined', 'reminder', 'thanks', 'link'] as const;
const AGENCY_KINDS = ['agency_requested', 'agency_changed', 'agency_canceled', 'agency_change_requested'] as const;
const KINDS: readonly BookingEmailKind[] = [...CUSTOMER_KINDS, ...AGENCY_KINDS];

function example(changes: Partial<BookingWithRevision> = {}): BookingWithRevision {
  return {
    ...exampleRequest({ confirmationCode: 'K7M-2QX', unitPrice: 1_042.5 }),
    id: 7,
    revision: 2,
    status: 'requested',
    createdAt: '2026-11-20T10:15:00.000Z',
    customerPhoneE164: '+33199001021',
    locale: 'fr',
    ...changes,
  };
}

function compose(kind: BookingEmailKind, content: Partial<EmailContent> = {}) {
  const email = composeBookingEmail(kind, {
    booking: example(),
    carName: 'Dacia Duster',
    carImage: '/media/demo/duster-arizona-orange.svg',
    site: SITE,
    locale: 'en',
    link: LINK,
    ...content,
  });
  const { document } = new JSDOM(email.html).window;
  return { ...email, document, visible: document.body.textContent.replaceAll(/\s+/g, ' ') };
}

const error = jest.spyOn(console, 'error');
afterEach(() => {
  // A missing translation is logged.
  expect(error).not.toHaveBeenCalled();
});

const every = KINDS.flatMap((kind) => LOCALE_CODES.map((locale): [BookingEmailKind, LocaleCode] => [kind, locale]));

test.each(every)('%s in %s is complete, and small enough for every mail program', (kind, locale) => {
  const { subject, text, html, document, visible } = compose(kind, {
    locale,
    booking: example({ pickupTime: '10:30' }),
  });
  const written = AGENCY_KINDS.some((name) => name === kind) ? 'en' : locale;
  expect(document.documentElement.lang).toBe(written);
  // Gmail drops the attributes of `html` and `body`.
  expect(document.querySelector('body > div')).toMatchObject({ lang: written, dir: LOCALES[written].direction });
  for (const table of document.querySelectorAll('table')) expect(table.dir).toBe(LOCALES[written].direction);
  for (const part of [subject, text, visible]) {
    expect(part).not.toMatch(/undefined|NaN|\[object|<\/?[a-z]|\{[a-z]/);
    expect(part).not.toMatch(/\b(email|fact|agency|calendar)\.[a-zA-Z]/);
  }
  expect(document.title).toBe(subject);
  expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  expect(subject).not.toMatch(/[\r\n]/);
});

test.each(['requested', 'changed', 'reminder', 'canceled'] as const)(
  '%s states car, days, time, place and prices',
  (kind) => {
    const booking = example({ pickupTime: '10:30', note: 'With two large suitcases' });
    const { text, visible, document } = compose(kind, { booking });
    for (const part of [text, visible])
      for (const fact of [
        'Hello Amélie Laurent,',
        'Dacia Duster',
        'Tuesday, 1 December 2026, 10:30 AM',
        'Thursday, 3 December 2026',
        SITE.address,
        '€1,042.50 per day × 3 days',
        '€3,127.50',
        'K7M-2QX',
        SITE.phone,
        'With two large suitcases',
      ])
        expect(part).toContain(fact);
    const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(
      expect.arrayContaining([LINK, SITE.mapUrl, 'tel:+212524000000', 'https://wa.me/212600000000']),
    );
    expect(text).toContain(`\n${LINK}\n`);
  },
);

test.each(LOCALE_CODES)('an e-mail states the same facts in %s', (locale) => {
  const expected = {
    en: ['Tuesday, 1 December 2026, 10:30 AM', '€3,127.50', 'Booked', 'Flight number: AT 641'],
    fr: ['mardi 1er décembre 2026, 10:30', '3\u202F127,50\u00A0€', 'Réservée pour vous', 'Numéro de vol\u00A0: AT 641'],
    es: ['martes, 1 de diciembre de 2026, 10:30', '3127,50\u00A0€', 'Reservado para usted', 'Número de vuelo: AT 641'],
    ar: ['الثلاثاء 1 دجنبر 2026، 10:30', '3.127,50\u00A0€', 'محجوزة لكم', 'رقم الرحلة: AT 641'],
  }[locale];
  const booking = example({ pickupTime: '10:30', pickupPlace: 'airport', flightNumber: 'AT 641' });
  const { text } = compose('requested', { locale, booking });
  for (const fact of [...expected, 'K7M-2QX', 'Dacia Duster', SITE.phone, LINK]) expect(text).toContain(fact);
});

test.each(PICKUP_EXAMPLES)('tells every detail of a pick-up at the place $place', ({ details, told }) => {
  const booking = example(details);
  for (const kind of ['requested', 'changed', 'reminder', 'canceled', ...AGENCY_KINDS] as const) {
    const { text, visible } = compose(kind, { booking });
    for (const part of [text, visible])
      for (const one of ['10:30 AM', ...told, details.note]) expect(part).toContain(one);
  }
  const { document, calendar } = compose('requested', { booking });
  const markup = JSON.parse(document.querySelector('script')?.textContent ?? '');
  const entry = calendar?.replaceAll('\r\n ', '').replaceAll('\\', '');
  for (const one of told)
    expect([markup.pickupLocation.name, entry]).toEqual(Array(2).fill(expect.stringContaining(one)));
});

test('no text of a visitor is taken for a web address', () => {
  const texts = Object.entries(BOOKING_FIELDS).filter(
    ([name, { type, writtenBy }]) => type === 'text' && writtenBy === 'creator' && name !== 'customerEmail',
  );
  const names = texts.map(([name]) => name) as (keyof BookingWithRevision)[];
  const booking = withoutLinks(example(Object.fromEntries(names.map((name) => [name, 'see evil.com']))));
  expect(names.map((name) => [name, booking[name]])).toEqual(names.map((name) => [name, 'see evil. com']));
  expect(booking.customerEmail).toBe('amelie@example.com');
});

test.each(ACCEPTED_STATUSES)('%s: the markup states the true status', (status) => {
  const { document, html } = compose('changed', { booking: example({ status, pickupTime: '10:30' }) });
  const [script, ...others] = document.querySelectorAll('script');
  expect(others).toEqual([]);
  expect(script?.type).toBe('application/ld+json');
  expect(JSON.parse(script?.textContent ?? '')).toMatchObject({
    '@type': 'RentalCarReservation',
    reservationNumber: 'K7M-2QX',
    reservationStatus: `https://schema.org/${
      { requested: 'ReservationPending', canceled: 'ReservationCancelled' }[status as string] ?? 'ReservationConfirmed'
    }`,
    reservationFor: { '@type': 'RentalCar', name: 'Dacia Duster' },
    pickupTime: '2026-12-01T10:30:00+00:00',
    dropoffTime: '2026-12-03T22:00:00+00:00',
    totalPrice: 3_127.5,
    priceCurrency: 'EUR',
  });
  // The link is in the button only, because anyone who has it can open the booking.
  expect(html.split(LINK)).toHaveLength(2);
});

test('the times of the markup have the offset of the agency on their days', () => {
  const { document } = compose('requested', {
    site: { ...SITE, timeZone: 'Europe/Paris' },
    booking: example({ pickupDate: '2027-03-27', dropoffDate: '2027-03-28' }),
  });
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toMatchObject({
    pickupTime: '2027-03-27T07:00:00+01:00',
    dropoffTime: '2027-03-28T22:00:00+02:00',
  });
});

const HOSTILE = `<img src=x onerror=alert(1)> "><script>alert(1)</script> </script> ]]> --> & ' \` محمد`;
const CONTROLS = /[\u202A-\u202E\u2066\u2067]/;
const MARKS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/;

test.each(every.filter(([, locale]) => locale === 'en' || locale === 'ar'))(
  'hostile texts stay texts: %s in %s',
  (kind, locale) => {
    const write = (text: string) => ({
      locale,
      carName: text,
      booking: example({
        customerName: text,
        note: text,
        pickupPlace: 'address',
        pickupAddress: text,
        driverLicense: text,
      }),
    });
    const harmless = compose(kind, write('x'));
    // Direction control characters must be removed: they would reverse the text after them.
    const { document, text, subject } = compose(kind, write(`\u202E\u2066\u200F${HOSTILE}\u061C\u2069`));
    const tags = (root: Document) => [...root.querySelectorAll('*')].map(({ tagName }) => tagName);
    expect(tags(document)).toEqual(tags(harmless.document));
    for (const element of document.querySelectorAll('*'))
      expect(element.getAttributeNames().filter((name) => name.startsWith('on'))).toEqual([]);
    for (const part of [text, subject, document.body.textContent]) expect(part).not.toMatch(CONTROLS);
    // Names in the markup are read by programs, which show them among their own words.
    const markup = document.querySelector('script')?.textContent ?? '';
    expect(markup).not.toMatch(MARKS);
    expect(text).toContain(HOSTILE);
    expect(document.body.textContent).toContain(HOSTILE);
  },
);

test.each(every.filter(([, locale]) => locale === 'en'))('%s has no link that a visitor wrote', (kind) => {
  const ADDRESSES = [
    'http://evil.example/x',
    'www.evil.example',
    'evil.com',
    'EVIL.Com',
    'evil。com',
    '//evil.com',
    '\\\\evil\\x',
  ];
  const written = ADDRESSES.join(' ');
  const values = { customerName: written, note: written, pickupPlace: 'address', pickupAddress: written } as const;
  const booking = example({ ...values, driverLicense: written });
  const { text, subject, document } = compose(kind, {
    booking,
    before: example({ ...booking, note: `${written} b.org` }),
  });
  const markup = [...document.querySelectorAll('script')].map(({ textContent }) => textContent).join();
  const unescaped = markup.replaceAll('\\\\', '\\');
  for (const part of [text, subject, document.body.textContent, unescaped])
    expect(part).not.toMatch(/evil[.。]\w|\.evil|\/\/evil|\\\\evil|b\.org/i);
});

test('what reads like a web address stays legible, and other texts stay as they are', () => {
  const note = 'Dr.Ahmed M. Benali, 12.5 kg, 10:30, and/or 3 h. See www.riad.example';
  const { text } = compose('agency_requested', { booking: example({ note }) });
  expect(text).toContain('Dr. Ahmed M. Benali, 12.5 kg, 10:30, and/or 3 h. See www. riad. example');
});

test.each(AGENCY_KINDS)('%s says how to reach the customer, and leads to the console', (kind) => {
  const booking = example({
    pickupTime: '05:00',
    pickupPlace: 'airport',
    flightNumber: 'AT 641',
    note: 'Two suitcases',
  });
  const { text, document, visible } = compose(kind, { booking, locale: 'ar' });
  for (const part of [text, visible])
    for (const fact of [
      'Amélie Laurent',
      '+33 1 99 00 10 21',
      'amelie@example.com',
      'X-1234',
      'Français',
      'AT 641',
      'Two suitcases',
      'Outside the opening hours',
    ])
      expect(part).toContain(fact);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    'tel:+33199001021',
    'https://wa.me/33199001021',
    'mailto:amelie@example.com',
    'https://cars.example/admin/bookings/7',
  ]);
  expect(document.querySelector('script')).toBeNull();
  expect(text).not.toContain(LINK);
});

test.each(AGENCY_KINDS)('%s has every contact detail', (kind) => {
  const contact = Object.fromEntries(CONTACT_FIELD_LIST.map(([name, { example }]) => [name, example]));
  const { text } = compose(kind, { booking: example(contact) });
  for (const value of Object.values(contact)) expect(text).toContain(value);
});

test('a number that is not a telephone number has no WhatsApp link', () => {
  const { customerPhoneE164: _, ...booking } = example({ customerPhone: '12345' });
  const { document } = compose('agency_requested', { booking });
  expect([...document.querySelectorAll('a')].map((link) => link.textContent)).not.toContain('WhatsApp');
});

test.each([
  ['fr', '+212612345678', 'Country unclear: Morocco or France. Please choose it in the console.', undefined],
  [undefined, '+212612345678', 'Morocco assumed: the number has no country code', 'https://wa.me/212612345678'],
] as const)('a number without country code (%s, %s): %s', (locale, customerPhoneE164, remark, chat) => {
  const { locale: _, ...others } = example({ customerPhone: '06 12 34 56 78', customerPhoneE164 });
  const { document, visible } = compose('agency_requested', { booking: { ...others, ...(locale && { locale }) } });
  expect(visible).toContain(remark);
  const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links.find((link) => link?.startsWith('https://wa.me/'))).toBe(chat);
});

test('a change names what differs, in both e-mails', () => {
  const before = example({ pickupTime: '10:30', note: 'One suitcase' });
  const booking = example({ pickupTime: '23:30', pickupPlace: 'airport', flightNumber: 'AT 641' });
  for (const kind of ['changed', 'agency_changed'] as const) {
    const { text } = compose(kind, { booking, before });
    expect(text).toContain('Before: Tuesday, 1 December 2026, 10:30 AM');
    expect(text).toContain(`Before: ${SITE.address}`);
    expect(text).toMatch(/note: none\n {2}Before: One suitcase/);
    expect(text).toMatch(/Flight number: AT 641\n {2}Before: none/);
    expect(text.match(/Before:/g)).toHaveLength(4);
  }
});

test('without a time the opening hours are stated; outside of them a time says what it means', () => {
  expect(compose('requested').text).toContain('Any time from 7:00 AM to 10:00 PM');
  const early = compose('requested', { booking: example({ pickupTime: '05:00' }) }).text;
  expect(early).toContain('We are open from 7:00 AM to 10:00 PM. For 5:00 AM we call you to arrange it.');
});

test.each([
  ['2026-11-30T10:30:00.000Z', 'You can cancel free of charge until Monday, 30 November 2026, 10:30 AM'],
  ['2026-11-30T10:31:00.000Z', 'To cancel, please call us on +212 524 000 000'],
])('at %s the e-mail says how to cancel', (now, sentence) => {
  const { text } = compose('requested', { booking: example({ pickupTime: '10:30' }), now: new Date(now) });
  expect(text).toContain(sentence);
});

test('only pictures that e-mails can show are in them', () => {
  const source = (carImage: string | undefined) =>
    compose('requested', { carImage }).document.querySelector('img')?.src;
  expect(source('/media/demo/duster.svg')).toBe('https://cars.example/media/share/demo/duster.svg.jpg');
  expect(source('https://images.example/duster.jpg')).toBe('https://images.example/duster.jpg');
  expect(source(undefined)).toBeUndefined();
  expect(source('data:image/svg+xml,<svg/>')).toBeUndefined();
});

test('e-mails about a new, changed or canceled booking contain a calendar', () => {
  const withCalendar = KINDS.filter((kind) => compose(kind).calendar?.startsWith('BEGIN:VCALENDAR\r\n'));
  expect(withCalendar).toEqual(['requested', 'changed', 'canceled']);
});

const CHOSEN = {
  pickupPlace: '4',
  pickupTime: '10:30',
  dropoffTime: '18:00',
  dropoffPlace: 'agency',
  totalPrice: 231,
  terms: { deposit: 500, depositMethod: 'card', excess: 900, kmPerDay: 250, minLicenceYears: 2 },
  lines: [
    { kind: 'rental', label: 'Rental', quantity: 2, unitAmount: 40, amount: 80 },
    {
      kind: 'rental',
      code: '3',
      label: 'Christmas',
      names: { en: 'Christmas', fr: 'Noël' },
      quantity: 1,
      unitAmount: 120,
      amount: 120,
    },
    {
      kind: 'extra',
      code: '2',
      label: 'Child seat',
      names: { en: 'Child seat', fr: 'Siège enfant' },
      quantity: 2,
      unitAmount: 8,
      amount: 16,
    },
    {
      kind: 'place',
      code: 'pickup',
      label: 'Airport',
      names: { en: 'Airport', fr: 'Aéroport' },
      quantity: 1,
      unitAmount: 15,
      amount: 15,
    },
  ],
} as const satisfies Partial<BookingWithRevision>;

test('lines, extras, places by name, the time of the return and the terms are told as they were booked', () => {
  const booking = example(CHOSEN);
  for (const kind of ['requested', 'changed', 'reminder'] as const) {
    const { text, visible } = compose(kind, { booking });
    for (const part of [text, visible])
      for (const fact of [
        'Rental, €40 x 2 days: €80',
        'Christmas, €120 x 1 day: €120',
        'Child seat, €8 x 2: €16',
        'Delivery: Airport: €15',
        '€231',
        'Thursday, 3 December 2026, 6:00 PM',
        '€500, held on a card and given back',
        '750 km for 3 days',
        "Your driver's license, held for at least 2 years",
      ])
        expect(part).toContain(fact);
    expect(text).toContain('Pick-up place: Airport\n');
    expect(text).toContain(`Return place: ${SITE.address}`);
    expect(text).not.toContain('per day ×');
  }
  expect(compose('requested', { booking, locale: 'fr' }).text).toContain('Siège enfant, 8\u00A0€ × 2\u00A0: 16\u00A0€');
  const { calendar, document } = compose('requested', { booking });
  expect(calendar?.replaceAll('\r\n ', '')).toContain('LOCATION:Airport');
  expect(JSON.parse(document.querySelector('script')?.textContent ?? '')).toMatchObject({
    pickupLocation: { name: 'Airport' },
    dropoffTime: '2026-12-03T18:00:00+00:00',
    totalPrice: 231,
  });
  const { text } = compose('agency_requested', { booking });
  expect(text).toContain('Child seat, €8 x 2: €16');
  expect(text).not.toContain('held on a card');
});

test('a change shows the lines before and after', () => {
  const lines = CHOSEN.lines.filter(({ kind }) => kind !== 'extra');
  const { text } = compose('changed', {
    booking: example({ ...CHOSEN, lines, totalPrice: 215 }),
    before: example(CHOSEN),
  });
  expect(text).toContain('Rental, €40 x 2 days: €80\n');
  expect(text).toContain('Before: Rental, €40 x 2 days: €80, Christmas, €120 x 1 day: €120, Child seat, €8 x 2: €16');
  expect(text).toContain('Total: €215\n  Before: €231');
});
