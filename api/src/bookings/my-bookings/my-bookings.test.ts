import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { BOOKING_FIELDS, type EntityField } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { addBookings } from '../../../test/add-bookings.ts';
import { exampleCar, exampleRequest } from '../../../test/examples.ts';
import { NOON, startTestApi, type TestApi } from '../../../test/start-test-api.ts';
import { createMailer } from '../../platform/outbox/mailer.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  await api.addCars(exampleCar());
});
afterAll(() => api.close());
beforeEach(async () => {
  api.time.now = NOON;
  await api.database.deleteFrom('bookings').execute();
  await api.database.deleteFrom('outbox').execute();
});

/** Returns a client that keeps cookies like a browser. */
function openBrowser() {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(method: 'get' | 'post', path: string, body?: object, origin?: string) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const options = { headers: { cookie, ...(origin && { origin }) } };
      const answer = method === 'get' ? await api.get(path, options) : await api.post(path, body ?? {}, options);
      for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return answer;
    },
  };
}
type Browser = ReturnType<typeof openBrowser>;

async function book(browser: Browser, changes: Parameters<typeof exampleRequest>[0] = {}) {
  const { status, body } = await browser.call('post', '/api/entities/CarsBooking', exampleRequest(changes));
  expect(status).toBe(200);
  return body.data[0];
}

const list = async (browser: Browser) =>
  (await browser.call('get', '/api/my-bookings')).body.data.map(({ confirmationCode }) => confirmationCode);
const waiting = async () =>
  await api.database
    .selectFrom('outbox')
    .select(['kind', 'recipient'])
    .where('state', '=', 'waiting')
    .orderBy('id')
    .execute();

/** Sends the due e-mails, and returns the token of the link in the last one to the address. */
async function readLink(recipient: string): Promise<string> {
  await api.app.outbox.deliverDue();
  const names = (await readdir(api.outboxDir)).sort();
  const mails = await Promise.all(names.map((name) => readFile(join(api.outboxDir, name), 'utf8')));
  const text = mails.filter((mail) => mail.includes(`To: ${recipient}`)).at(-1) ?? '';
  const [, token] = /\/my-booking#([\w-]{22})/.exec(text.replaceAll('=\r\n', '')) ?? [];
  expect(token).toBeDefined();
  return token ?? '';
}

test('the browser that books sees the booking, and another one does not', async () => {
  const phone = openBrowser();
  const { confirmationCode, id } = await book(phone, { pickupTime: '10:30' });
  const answer = await phone.call('get', '/api/my-bookings');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body.data).toEqual([
    expect.objectContaining({
      confirmationCode,
      status: 'requested',
      car: { CarId: 'duster', name: 'Dacia Duster', image: expect.any(String) },
      pickupTime: '10:30',
      canChange: true,
      canCancel: true,
      cancelUntil: { $date: '2026-11-30T10:30:00.000Z' },
    }),
  ]);
  expect(answer.body.data[0]).not.toHaveProperty('id', id);
  expect(await list(openBrowser())).toEqual([]);
});

test('its customer reads every field that the table gives to customers, and no other', async () => {
  const browser = openBrowser();
  const examplesOf = (writer: string) => {
    const fields = Object.entries(BOOKING_FIELDS).filter(
      ([, { type, writtenBy }]) => writtenBy === writer && (type === 'text' || type === 'choice'),
    );
    return Object.fromEntries(fields.map(([name, { example }]) => [name, example]));
  };
  const { id } = await book(browser, { ...examplesOf('creator'), carId: 'duster' });
  const changes = examplesOf('staff');
  const token = await api.signIn();
  expect((await api.put('/api/entities/CarsBooking', { id, ...changes }, { token })).status).toBe(200);
  const { extras, terms, youngDriver } = BOOKING_FIELDS;
  await sql`
    UPDATE bookings SET extras = ${JSON.stringify(extras.example)}, terms = ${JSON.stringify(terms.example)},
      young_driver = ${youngDriver.example}`.execute(api.database);
  const [answer] = (await browser.call('get', '/api/my-bookings')).body.data;
  const names = Object.keys(answer).filter((name) => name in BOOKING_FIELDS);
  const readable = Object.entries<EntityField>(BOOKING_FIELDS).filter(
    ([, { readBy, isOnCustomersPage }]) => readBy !== 'staff' && isOnCustomersPage !== false,
  );
  expect(names.sort()).toEqual(readable.map(([name]) => name).sort());
});

test('the answer has the charges of the return, and what is paid and open, once something was recorded', async () => {
  const phone = openBrowser();
  const { id } = await book(phone);
  const read = async () => (await phone.call('get', '/api/my-bookings')).body.data[0];
  expect(await read()).not.toHaveProperty('account');
  const line = { kind: 'damage', label: 'Scratch', quantity: 1, created_at: NOON.toISOString() } as const;
  const charge = { ...line, booking_id: id, unit_amount: 60, amount: 60 };
  const dropped = { ...charge, reason: 'Regular customer', dropped: true };
  await api.database.insertInto('booking_charges').values([charge, dropped]).execute();
  const charges = [{ kind: 'damage', label: 'Scratch', quantity: 1, amount: 60 }];
  expect(await read()).toMatchObject({ account: { charges, open: 187.5, paid: 0, held: 0 } });
});

test('the answer says what became of the latest e-mail to the customer', async () => {
  const browser = openBrowser();
  const { id } = await book(browser);
  // E-mails are files here: nobody gets them.
  expect((await browser.call('get', '/api/my-bookings')).body.data).toMatchObject([{ email: 'none' }]);
  const mailer = createMailer({ smtpUrl: 'smtp://127.0.0.1:9', from: 'cars@example.com', outboxDir: api.outboxDir });
  const other = await startTestApi({ mailer, database: api.database });
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const readState = async () => (await other.get('/api/my-bookings', { headers: { cookie } })).body.data[0];
  const update = async (values: object, kind = 'requested') =>
    await api.database
      .updateTable('outbox')
      .set(values)
      .where('kind', '=', kind as 'requested')
      .execute();
  try {
    expect(await readState()).toMatchObject({ email: 'waiting' });
    await update({ error: '451 Try again' });
    expect(await readState()).toMatchObject({ email: 'failing' });
    await update({ state: 'sent', error: null });
    await update({ state: 'failed' }, 'agency_requested');
    expect(await readState()).toMatchObject({ email: 'sent' });
    await update({ state: 'failed' });
    expect(await readState()).toMatchObject({ email: 'failing' });
    await api.database.deleteFrom('outbox').execute();
    expect(await readState()).not.toHaveProperty('email');
    await api.database.updateTable('bookings').set({ customer_email: '' }).where('id', '=', id).execute();
    expect(await readState()).toMatchObject({ email: 'none' });
  } finally {
    await other.close();
  }
});

test('its cookie cannot be read by scripts or sent by other sites; the one that can be read grants nothing', async () => {
  const { headers } = await api.post('/api/entities/CarsBooking', exampleRequest());
  const [device, marker] = [headers['set-cookie'] ?? []].flat().map(String);
  expect(device).toMatch(/^bookings=[\w-]{22}; .*Path=\/api; HttpOnly; SameSite=Strict$/);
  expect(marker).toMatch(/^booked=1; .*Path=\/; SameSite=Lax$/);
  const stored = await api.database.selectFrom('booking_devices').select('device_digest').execute();
  expect(JSON.stringify(stored)).not.toContain(/=([\w-]+)/.exec(device ?? '')?.[1]);
  expect((await api.get('/api/my-bookings', { headers: { cookie: 'booked=1' } })).body.data).toEqual([]);
});

test('a refused booking sets no cookie, a repeated one gives access', async () => {
  const refused = await api.post('/api/entities/CarsBooking', exampleRequest({ unitPrice: 1 }));
  expect([refused.status, refused.headers['set-cookie']]).toEqual([409, undefined]);
  const request = exampleRequest();
  await api.post('/api/entities/CarsBooking', request);
  const browser = openBrowser();
  await browser.call('post', '/api/entities/CarsBooking', request);
  expect(await list(browser)).toEqual([request.confirmationCode]);
});

test('a booking by staff gives their browser no access', async () => {
  const token = await api.signIn();
  const { status, headers } = await api.post('/api/entities/CarsBooking', exampleRequest(), { token });
  expect([status, headers['set-cookie']]).toEqual([200, undefined]);
});

test('several bookings: to come first, soonest first', async () => {
  const browser = openBrowser();
  const later = await book(browser, { pickupDate: '2026-12-20' });
  const sooner = await book(browser, { pickupDate: '2026-12-10' });
  const canceled = await book(browser, { pickupDate: '2026-12-01' });
  const { confirmationCode } = canceled;
  await browser.call('post', '/api/my-bookings/cancel', { confirmationCode, basedOnStatus: 'requested' });
  expect(await list(browser)).toEqual([sooner.confirmationCode, later.confirmationCode, confirmationCode]);
});

describe('a link', () => {
  test('opens the booking in another browser, once; where it is known, again', async () => {
    const { confirmationCode } = await book(openBrowser());
    const token = await readLink('amelie@example.com');
    const laptop = openBrowser();
    const opened = await laptop.call('post', '/api/my-bookings/open', { token });
    expect(opened.body.data).toMatchObject([{ confirmationCode }]);
    expect(await list(laptop)).toEqual([confirmationCode]);
    expect((await laptop.call('post', '/api/my-bookings/open', { token })).status).toBe(200);

    const replayed = await openBrowser().call('post', '/api/my-bookings/open', { token });
    expect([replayed.status, replayed.body.meta.type]).toEqual([410, 'link_used']);
    expect(replayed.headers['set-cookie']).toBeUndefined();
  });

  test('whose answer was lost opens once more for the same browser within minutes, and for no other', async () => {
    const { confirmationCode } = await book(openBrowser());
    const token = await readLink('amelie@example.com');
    const open = (secret?: string) =>
      openBrowser().call('post', '/api/my-bookings/open', { token, ...(secret && { secret }) });
    const secret = 'a1'.repeat(16);
    expect((await open(secret)).status).toBe(200);
    // The browser did not get the cookie.
    const repeated = await open(secret);
    expect(repeated.body.data).toMatchObject([{ confirmationCode }]);
    expect(repeated.headers['set-cookie']).toBeDefined();
    expect((await open('b2'.repeat(16))).body.meta.type).toBe('link_used');
    expect((await open()).body.meta.type).toBe('link_used');
    api.time.now = new Date(NOON.getTime() + 11 * 60_000);
    expect((await open(secret)).body.meta.type).toBe('link_used');
  });

  test('of two browsers at once one gets it', async () => {
    await book(openBrowser());
    const token = await readLink('amelie@example.com');
    const answers = await Promise.all(
      [openBrowser(), openBrowser()].map((browser) => browser.call('post', '/api/my-bookings/open', { token })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  test('expires; a used or expired one asks for a new one', async () => {
    const { confirmationCode } = await book(openBrowser());
    const token = await readLink('amelie@example.com');
    api.time.now = new Date('2026-12-18T00:00:00Z');
    const expired = await openBrowser().call('post', '/api/my-bookings/open', { token });
    expect([expired.status, expired.body.meta.type]).toEqual([410, 'link_expired']);

    expect((await openBrowser().call('post', '/api/my-bookings/links', { token })).status).toBe(202);
    const renewed = await readLink('amelie@example.com');
    expect(renewed).not.toBe(token);
    const opened = await openBrowser().call('post', '/api/my-bookings/open', { token: renewed });
    expect(opened.body.data).toMatchObject([{ confirmationCode }]);
  });

  test('with an unknown token is refused', async () => {
    const { status, body } = await openBrowser().call('post', '/api/my-bookings/open', { token: 'A'.repeat(22) });
    expect([status, body.meta.reason]).toEqual([404, 'link_unknown']);
  });
});

describe('asking for a link', () => {
  test.each([
    ['the e-mail address', 'Amelie@Example.com '],
    ['the phone number', '0033 1 99 00 10 21'],
    ['the phone number without the country', '01 99 00 10 21'],
  ])('by code and %s sends it to the address on file', async (_, contact) => {
    const { confirmationCode } = await book(openBrowser());
    await api.app.outbox.deliverDue();
    const typed = confirmationCode.toLowerCase().replace('-', ' ');
    const { status, body } = await openBrowser().call('post', '/api/my-bookings/links', {
      confirmationCode: typed,
      contact,
    });
    expect([status, body]).toEqual([202, { code: 202, data: [{ email: 'none' }] }]);
    expect(await waiting()).toEqual([{ kind: 'link', recipient: 'amelie@example.com' }]);
  });

  test('answers the same whether or not there is such a booking, and sends nothing when there is none', async () => {
    const { confirmationCode } = await book(openBrowser());
    await api.app.outbox.deliverDue();
    const ask = async (body: object) => {
      const begin = performance.now();
      const { status, text, headers } = await openBrowser().call('post', '/api/my-bookings/links', body);
      return { status, text, names: Object.keys(headers).sort(), isSlow: performance.now() - begin >= 390 };
    };
    const known = await ask({ confirmationCode, contact: 'amelie@example.com' });
    expect(known.isSlow).toBe(true);
    for (const body of [
      { confirmationCode, contact: 'other@example.com' },
      { confirmationCode, contact: '21' },
      { confirmationCode: 'QQQ-QQQ', contact: 'amelie@example.com' },
      { confirmationCode: 'nonsense', contact: 'amelie@example.com' },
      { token: 'A'.repeat(22) },
    ])
      expect(await ask(body)).toEqual(known);
    expect(await waiting()).toHaveLength(1);
  });

  test('is limited by client and by code', async () => {
    const limited = await startTestApi({ rateLimit: true, database: api.database });
    try {
      const ask = async (confirmationCode: string, remoteAddress: string) => {
        const headers = { 'x-forwarded-for': remoteAddress };
        const body = { confirmationCode, contact: 'amelie@example.com' };
        return (
          await limited.app.inject({ method: 'POST', url: '/api/my-bookings/links', body, headers, remoteAddress })
        ).statusCode;
      };
      const ofCode = await Promise.all(
        ['10.0.0.1', '10.0.0.2', '10.0.0.3', '10.0.0.4'].map((ip) => ask('K7M-2QX', ip)),
      );
      expect(ofCode.sort()).toEqual([202, 202, 202, 429]);
      const codes = Array.from({ length: 11 }, (_, index) => `AAA-A${String(index + 10)}`);
      const ofClient = await Promise.all(codes.map((code) => ask(code, '10.0.0.9')));
      expect(ofClient.filter((status) => status === 429)).toHaveLength(1);
    } finally {
      await limited.close();
    }
  });
});

test('a browser gets a cookie of its own, whatever it brings: somebody may have put theirs into it', async () => {
  const chosen = 'chosen-by-somebody-els';
  const victim = openBrowser();
  victim.cookies.set('bookings', chosen);
  const { confirmationCode } = await book(victim);
  expect(victim.cookies.get('bookings')).not.toBe(chosen);
  const stranger = openBrowser();
  stranger.cookies.set('bookings', chosen);
  expect(await list(stranger)).toEqual([]);
  // The cookie that was issued stays.
  const issued = victim.cookies.get('bookings');
  await book(victim, { pickupDate: '2026-12-10', dropoffDate: '2026-12-12' });
  expect(victim.cookies.get('bookings')).toBe(issued);
  expect(await list(victim)).toContain(confirmationCode);
});

test('changes and cancellations of one client are limited together, since each sends e-mails', async () => {
  const limited = await startTestApi({ rateLimit: true, database: api.database });
  try {
    const body = { confirmationCode: 'K7M-2QX', basedOnStatus: 'requested' };
    const cancel = async () =>
      (await limited.app.inject({ method: 'POST', url: '/api/my-bookings/cancel', body })).statusCode;
    for (let attempt = 0; attempt < 30; attempt += 1) expect(await cancel()).toBe(404);
    expect(await cancel()).toBe(429);
  } finally {
    await limited.close();
  }
});

describe('a change by the customer', () => {
  test.each(PICKUP_EXAMPLES)('may set every detail of a pick-up at the place $place', async ({ details }) => {
    const browser = openBrowser();
    const { confirmationCode } = await book(browser);
    const change = { confirmationCode, basedOnStatus: 'requested', ...details };
    const { status, body } = await browser.call('post', '/api/my-bookings/change', change);
    expect([status, body.data]).toEqual([200, [expect.objectContaining(details)]]);
  });

  test('is saved and reported to the old and the new address of the customer, and to the agency', async () => {
    const browser = openBrowser();
    const { confirmationCode, id } = await book(browser, { pickupTime: '10:30', note: 'Two suitcases' });
    await api.app.outbox.deliverDue();
    const { status, body } = await browser.call('post', '/api/my-bookings/change', {
      confirmationCode,
      basedOnStatus: 'requested',
      customerEmail: 'amelie@new.example',
      pickupPlace: 'airport',
      flightNumber: ' at 641 ',
      pickupTime: '11:00',
      note: '',
    });
    expect([status, body.data]).toEqual([
      200,
      [expect.objectContaining({ pickupPlace: 'airport', flightNumber: 'AT 641', pickupTime: '11:00' })],
    ]);
    expect(body.data[0]).not.toHaveProperty('note');
    expect(await waiting()).toEqual([
      { kind: 'changed', recipient: 'amelie@example.com' },
      { kind: 'changed', recipient: 'amelie@new.example' },
      { kind: 'agency_changed', recipient: 'hello@zelligecars.example' },
    ]);
    await api.app.outbox.deliverDue();
    const told = await api.database.selectFrom('outbox').select(['kind', 'sent_text']).execute();
    const changed = told.filter(({ kind }) => kind === 'changed' || kind === 'agency_changed');
    expect(changed).toHaveLength(3);
    // Each e-mail shows the changed value with the former one.
    for (const { sent_text } of changed) expect(sent_text).toMatch(/11:00 AM.*10:30 AM/s);
    const stored = await api.database.selectFrom('bookings').select('customer_email').where('id', '=', id).execute();
    expect(stored).toEqual([{ customer_email: 'amelie@new.example' }]);
  });

  test.each<[string, object, string[]]>([
    ['an invalid address', { customerEmail: 'amelie' }, ['customerEmail']],
    ['a time that is none', { pickupTime: '25:00' }, ['pickupTime']],
    ['a place that is none', { pickupPlace: 'moon' }, ['pickupPlace']],
    ['other dates', { pickupDate: '2026-12-02' }, ['pickupDate']],
    ['a status', { status: 'reserved' }, ['status']],
    ['a price', { unitPrice: 1 }, ['unitPrice']],
  ])('of %s is refused', async (_, change, fields) => {
    const browser = openBrowser();
    const { confirmationCode } = await book(browser);
    const { status, body } = await browser.call('post', '/api/my-bookings/change', {
      confirmationCode,
      basedOnStatus: 'requested',
      ...change,
    });
    expect([status, Object.keys(body.meta.fields)]).toEqual([400, fields]);
  });

  test('is refused in a browser without the booking, from another site, and once staff moved it on', async () => {
    const browser = openBrowser();
    const { confirmationCode, id } = await book(browser);
    const seen = { confirmationCode, basedOnStatus: 'requested' };
    expect((await openBrowser().call('post', '/api/my-bookings/change', seen)).status).toBe(404);
    expect((await browser.call('post', '/api/my-bookings/cancel', seen, 'https://evil.example')).status).toBe(403);
    await api.database.updateTable('bookings').set({ status: 'out' }).where('id', '=', id).execute();
    const moved = await browser.call('post', '/api/my-bookings/cancel', seen);
    expect([moved.status, moved.body.meta]).toMatchObject([409, { type: 'booking_changed', status: 'out' }]);
    const late = await browser.call('post', '/api/my-bookings/cancel', { ...seen, basedOnStatus: 'out' });
    expect([late.status, late.body.meta.type]).toEqual([409, 'too_late']);
  });
});

describe('cancelling', () => {
  test('frees the car at once and notifies customer and agency', async () => {
    const browser = openBrowser();
    const { confirmationCode } = await book(browser);
    await api.app.outbox.deliverDue();
    const cancel = { confirmationCode, basedOnStatus: 'requested' };
    const { body } = await browser.call('post', '/api/my-bookings/cancel', cancel);
    expect(body.data).toMatchObject([{ status: 'canceled', canChange: false, canCancel: false }]);
    expect((await waiting()).map(({ kind }) => kind)).toEqual(['canceled', 'agency_canceled']);
    await book(openBrowser());
    expect((await browser.call('post', '/api/my-bookings/cancel', cancel)).body.meta.type).toBe('booking_changed');
  });

  test('ends 24 hours before the pick-up', async () => {
    const browser = openBrowser();
    const { confirmationCode } = await book(browser, { pickupTime: '10:30' });
    const cancel = { confirmationCode, basedOnStatus: 'requested' };
    api.time.now = new Date('2026-11-30T10:30:00.001Z');
    const { status, body } = await browser.call('post', '/api/my-bookings/cancel', cancel);
    expect([status, body.meta.type]).toEqual([409, 'too_late']);
    api.time.now = new Date('2026-11-30T10:30:00.000Z');
    expect((await browser.call('post', '/api/my-bookings/cancel', cancel)).status).toBe(200);
  });
});

test('a later pick-up time does not bring back the right to cancel', async () => {
  const browser = openBrowser();
  const { confirmationCode } = await book(browser, { pickupTime: '10:30' });
  const change = { confirmationCode, basedOnStatus: 'requested', pickupTime: '20:00' };
  api.time.now = new Date('2026-11-30T12:00:00Z');
  const { status, body } = await browser.call('post', '/api/my-bookings/change', change);
  expect([status, body.meta.type]).toEqual([409, 'too_late']);
  expect((await browser.call('post', '/api/my-bookings/change', { ...change, pickupTime: '11:00' })).status).toBe(200);
});

test('an update without changes sends no e-mail', async () => {
  const browser = openBrowser();
  const { confirmationCode } = await book(browser, { pickupTime: '10:30' });
  await api.app.outbox.deliverDue();
  const change = { confirmationCode, basedOnStatus: 'requested', pickupTime: '10:30', note: '' };
  expect((await browser.call('post', '/api/my-bookings/change', change)).status).toBe(200);
  expect(await waiting()).toEqual([]);
});

test('a link that was sent to a former address opens nothing, and what is sent there later has none', async () => {
  const browser = openBrowser();
  const { confirmationCode } = await book(browser);
  const token = await readLink('amelie@example.com');
  const change = { confirmationCode, basedOnStatus: 'requested', customerEmail: 'amelie@new.example' };
  await browser.call('post', '/api/my-bookings/change', change);
  const opened = await openBrowser().call('post', '/api/my-bookings/open', { token });
  expect([opened.status, opened.body.meta.reason]).toEqual([404, 'link_unknown']);
  await readLink('amelie@new.example');
  const sent = await api.database
    .selectFrom('outbox')
    .select(['recipient', 'sent_text'])
    .where('kind', '=', 'changed')
    .execute();
  const withLink = sent.filter(({ sent_text }) => sent_text?.includes('/my-booking#'));
  expect(withLink.map(({ recipient }) => recipient)).toEqual(['amelie@new.example']);
});

test('the calendar file is for the browser that has the booking', async () => {
  const browser = openBrowser();
  const { confirmationCode } = await book(browser);
  const path = `/api/my-bookings/${confirmationCode}/calendar.ics`;
  const { headers, text } = await browser.call('get', path);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(text).toContain('BEGIN:VCALENDAR');
  expect((await openBrowser().call('get', path)).status).toBe(404);
});

test('a browser forgets its bookings', async () => {
  const browser = openBrowser();
  await book(browser);
  const kept = new Map(browser.cookies);
  await browser.call('post', '/api/my-bookings/forget');
  expect([...browser.cookies]).toEqual([]);
  for (const [name, value] of kept) browser.cookies.set(name, value);
  expect(await list(browser)).toEqual([]);
});

test('access ends some weeks after the rental, and with the booking', async () => {
  const browser = openBrowser();
  const { id } = await book(browser);
  api.time.now = new Date('2027-01-31T23:00:00Z');
  expect(await list(browser)).toHaveLength(1);
  api.time.now = new Date('2027-02-02T00:00:00Z');
  expect(await list(browser)).toEqual([]);
  // A later drop-off, set by staff, gives access again.
  await api.database
    .updateTable('bookings')
    .set({ pickup_date: '2026-12-08', dropoff_date: '2026-12-10' })
    .where('id', '=', id)
    .execute();
  expect(await list(browser)).toHaveLength(1);
  await api.database.deleteFrom('bookings').where('id', '=', id).execute();
  expect(await api.database.selectFrom('booking_devices').selectAll().execute()).toEqual([]);
});

test('a booking of another person with a similar phone number stays theirs', async () => {
  await addBookings(api.database, { customerPhone: '+33 1 99 00 10 21' });
  const { confirmationCode } = await book(openBrowser(), {
    pickupDate: '2026-12-20',
    customerPhone: '+212 600 111 222',
  });
  await api.app.outbox.deliverDue();
  await openBrowser().call('post', '/api/my-bookings/links', { confirmationCode, contact: '+33 1 99 00 10 21' });
  expect(await waiting()).toEqual([]);
});

describe('access that came by a link', () => {
  const STRANGER = 'amelei@example.com';
  async function bookWithTypo() {
    const owner = openBrowser();
    const { id, confirmationCode } = await book(owner, { customerEmail: STRANGER });
    const token = await readLink(STRANGER);
    const stranger = openBrowser();
    expect((await stranger.call('post', '/api/my-bookings/open', { token })).status).toBe(200);
    return { owner, stranger, token, id, confirmationCode };
  }
  const correct = async (change: object) =>
    await api.put('/api/entities/CarsBooking', { customerEmail: 'amelie@example.com', ...change } as never, {
      token: await api.signIn(),
    });

  test('ends when staff correct the address; the browser that booked keeps its own', async () => {
    const { owner, stranger, token, id, confirmationCode } = await bookWithTypo();
    expect((await correct({ id })).status).toBe(200);
    expect(await list(stranger)).toEqual([]);
    const again = await stranger.call('post', '/api/my-bookings/open', { token });
    expect([again.status, again.body.meta.reason]).toEqual([404, 'link_unknown']);
    expect(await list(owner)).toEqual([confirmationCode]);
  });

  test('ends when staff send an e-mail again to a corrected address', async () => {
    const { owner, stranger, id, confirmationCode } = await bookWithTypo();
    const token = await api.signIn();
    const emails = (await api.get(`/api/mailing/bookings/${id}`, { token })).body.data;
    const email = emails.find((one) => (one as unknown as { kind: string }).kind === 'requested');
    await api.post('/api/mailing/resend', { id: email?.id, to: 'amelie@example.com' }, { token });
    expect(await list(stranger)).toEqual([]);
    expect(await list(owner)).toEqual([confirmationCode]);
  });

  test('stays when staff choose so as they send an e-mail again', async () => {
    const { stranger, id, confirmationCode } = await bookWithTypo();
    const token = await api.signIn();
    const [email] = (await api.get(`/api/mailing/bookings/${id}`, { token })).body.data;
    const again = { id: email?.id, to: 'amelie@example.com', keepAccess: true };
    expect((await api.post('/api/mailing/resend', again, { token })).status).toBe(200);
    expect(await list(stranger)).toEqual([confirmationCode]);
  });

  test('stays when staff choose so, and when staff change something else', async () => {
    const { stranger, id, confirmationCode } = await bookWithTypo();
    await correct({ id, keepAccess: true });
    expect(await list(stranger)).toEqual([confirmationCode]);
    await api.put('/api/entities/CarsBooking', { id, note: 'Two suitcases' } as never, { token: await api.signIn() });
    expect(await list(stranger)).toEqual([confirmationCode]);
  });

  test("stays after the customer's own change", async () => {
    const { owner, stranger, confirmationCode } = await bookWithTypo();
    const change = { confirmationCode, basedOnStatus: 'requested', customerEmail: 'amelie@new.example' };
    expect((await stranger.call('post', '/api/my-bookings/change', change)).status).toBe(200);
    expect([await list(owner), await list(stranger)]).toEqual([[confirmationCode], [confirmationCode]]);
  });

  test('is ended by staff, also that of the browser that booked, and the history has it', async () => {
    const { owner, stranger, id } = await bookWithTypo();
    const unused = await openBrowser().call('post', '/api/my-bookings/links', { token: 'A'.repeat(22) });
    expect(unused.status).toBe(202);
    const token = await api.signIn();
    expect((await api.delete(`/api/booking-access/${id}`)).status).toBe(401);
    expect((await api.delete(`/api/booking-access/${id}`, { token })).status).toBe(200);
    expect([await list(owner), await list(stranger)]).toEqual([[], []]);
    expect(await api.database.selectFrom('booking_links').selectAll().execute()).toEqual([]);
    const { body } = await api.get(`/api/audit?entity=CarsBooking&key=${id}`, { token });
    expect(body.data[0]).toMatchObject({ actor: { kind: 'staff' }, changes: [{ field: 'access' }] });
    expect((await api.delete('/api/booking-access/999999', { token })).status).toBe(404);
  });
});
