import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { startTestApi, type TestApi } from '../../test/start-test-api.ts';

const TEMPLATES = '/api/entities/EmailTemplates';
const TEXTS = { title: 'Flight is late', subjectEn: 'Your flight', bodyEn: 'Hello {name},\n\nwe wait at {place}.' };

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi();
  token = await api.signIn();
});
afterAll(() => api.close());

const create = (changes: object = {}) => api.post(TEMPLATES, { ...TEXTS, ...changes }, { token });

test('a template is created, changed and deleted; a line end in a subject is refused', async () => {
  const created = await create({ subjectFr: ' Votre vol ', bodyFr: 'Bonjour {name}' });
  expect(created.status).toBe(200);
  const [{ id, ...stored }] = created.body.data;
  expect(stored).toEqual({ ...TEXTS, subjectFr: 'Votre vol', bodyFr: 'Bonjour {name}' });
  const changed = await api.put(TEMPLATES, { id, bodyFr: '', subjectFr: null }, { token });
  expect(changed.body.data).toEqual([{ id, ...TEXTS }]);
  expect((await api.put(TEMPLATES, { id, subjectEn: 'Your\nflight' }, { token })).status).toBe(400);
  expect((await api.delete(`${TEMPLATES}/${id}`, { token })).status).toBe(200);
  expect((await api.delete(`${TEMPLATES}/${id}`, { token })).status).toBe(404);
});

test.each([
  ['bodyEn', 'Hello {nmae}', '{nmae}'],
  ['subjectFr', 'Votre {voiture}', '{voiture}'],
  ['bodyAr', 'مرحباً {name', '{name'],
])('a wrong placeholder in %s is named: %s', async (field, text, name) => {
  const { status, body } = await create({ [field]: text });
  expect(status).toBe(400);
  expect(body.meta).toMatchObject({ problems: { [field]: { type: 'unknown_placeholder', name } } });
  expect(JSON.stringify(body.meta)).toContain('{name}');
});

test('of two colleagues who change different texts at once, neither loses theirs', async () => {
  const [{ id }] = (await create()).body.data;
  const answers = await Promise.all([
    api.put(TEMPLATES, { id, subjectFr: 'Votre vol', bodyFr: 'Bonjour' }, { token }),
    api.put(TEMPLATES, { id, subjectEs: 'Su vuelo', bodyEs: 'Hola' }, { token }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await api.get(`${TEMPLATES}/${id}`, { token })).body).toMatchObject({
    bodyEn: TEXTS.bodyEn,
    bodyFr: 'Bonjour',
    bodyEs: 'Hola',
  });
});

test('a preview has the values of an example booking, or of a real one, in its language', async () => {
  const ask = async (draft: object) => {
    const { status, body } = await api.post('/api/mailing/preview', draft, { token });
    const [preview] = (body.data ?? []) as unknown as Record<'subject' | 'body' | 'html', string>[];
    return { status, subject: '', body: '', html: '', ...preview };
  };
  const example = await ask({ subject: 'Booking {code}', body: 'Hello {name}: {car}, {days}, {total}, {pickup}' });
  expect(example.status).toBe(200);
  expect(`${example.subject} ${example.body}`).not.toMatch(/[{}]/);
  expect(example.html).toContain(example.body.split(':')[0]);
  expect((await ask({ subject: '', body: '', bookingId: 999_999 })).status).toBe(404);
  const arabic = await ask({ subject: '{days}', body: '{name}', language: 'ar' });
  expect(arabic.html).toContain('dir="rtl"');
});

test("a visitor's texts bring neither a link nor a placeholder into an e-mail", async () => {
  await api.addCars(exampleCar());
  const [bookingId] = await addBookings(api.database, {
    customerName: 'www.evil.com {total}',
    pickupPlace: 'address',
    pickupAddress: 'see evil.com {code}',
  });
  const { body } = await api.post('/api/mailing/preview', { subject: '{name}', body: '{place}', bookingId }, { token });
  expect(body.data[0]).toMatchObject({ subject: 'www. evil. com total', body: 'see evil. com code' });
});
