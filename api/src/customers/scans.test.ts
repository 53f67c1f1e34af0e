import { readdir } from 'node:fs/promises';
import sharp from 'sharp';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { type Answer, STAFF, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { cleanUp } from '../clean-up.ts';
import type { CustomerDetails } from './customer-schemas.ts';

const PDF = Buffer.from('%PDF-1.7 a licence');
const DAY_MS = 86_400_000;

let api: TestApi;
let token: string;

beforeAll(async () => {
  api = await startTestApi({ keepsScans: true });
  await api.addCars(exampleCar());
  token = await api.signIn();
});
afterAll(() => api.close());

const listFiles = async () =>
  (await readdir(api.privateDir, { recursive: true, withFileTypes: true }).catch(() => [])).filter((entry) =>
    entry.isFile(),
  );
async function detailsOf(answer: Promise<Answer>): Promise<CustomerDetails> {
  const { status, body, text } = await answer;
  expect({ status, text }).toMatchObject({ status: 200 });
  return body.data[0] as unknown as CustomerDetails;
}

/** Adds a customer with a licence, as number. */
async function addCustomer(number = 'AB 123456') {
  const added = await api.post('/api/entities/Customers', { kind: 'person', customerName: 'Nadia Haddad' }, { token });
  const { id } = added.body.data[0];
  const licence = { kind: 'licence', number };
  const { documents } = await detailsOf(api.post(`/api/customers/${id}/documents`, licence, { token }));
  return { id, document: documents[0]?.id };
}
type Added = Awaited<ReturnType<typeof addCustomer>>;
const scan = ({ id, document }: Added, bytes: Buffer, type = 'application/pdf', server = api) =>
  server.post(`/api/customers/${id}/documents/${document}/scans`, bytes, { token, headers: { 'content-type': type } });
const scansOf = ({ documents }: CustomerDetails) => documents[0]?.scans ?? [];
const read = (fileId = '', session: string | undefined = token) =>
  api.get(`/api/customers/scans/${fileId}`, { token: session });

test('scans are taken only where the owner has switched them on', async () => {
  const other = await startTestApi({ database: api.database, documentStore: api.documentStore });
  const customer = await addCustomer();
  const off = await detailsOf(other.get(`/api/customers/${customer.id}`, { token }));
  expect(off.keepsScans).toBeUndefined();
  expect((await scan(customer, PDF, 'application/pdf', other)).status).toBe(404);
  expect(await listFiles()).toEqual([]);
  expect((await detailsOf(scan(customer, PDF))).keepsScans).toBe(true);
  await other.close();
});

test('a scan is drawn anew, kept once, read by staff alone, and removed', async () => {
  const customer = await addCustomer();
  const before = (await listFiles()).length;
  const picture = await sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } })
    .withExif({ IFD0: { Copyright: 'Somebody' } })
    .jpeg()
    .toBuffer();
  for (let times = 0; times < 2; times += 1) await detailsOf(scan(customer, PDF));
  const scans = scansOf(await detailsOf(scan(customer, picture, 'image/jpeg')));
  const [pdf, photo] = ['application/pdf', 'image/jpeg'].map((type) => scans.find((one) => one.contentType === type));
  expect(scans).toHaveLength(2);
  expect((await scan(customer, Buffer.from('<html>'))).body.meta.reason).toBe('unsupported_image');
  expect((await scan({ ...customer, document: 0 }, PDF)).status).toBe(404);

  const shown = await read(photo?.id);
  expect([shown.status, shown.headers['content-type'], shown.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ]);
  expect(shown.text).not.toContain('Somebody');
  expect((await api.get(`/api/customers/scans/${pdf?.id}`)).status).toBe(401);
  expect((await api.get(`/api/photos/${pdf?.id}`, { token })).status).toBe(404);

  const remove = () => api.delete(`/api/customers/${customer.id}/scans/${photo?.id}`, { token });
  expect(scansOf(await detailsOf(remove()))).toHaveLength(1);
  expect((await remove()).status).toBe(404);
  expect(await listFiles()).toHaveLength(before + 1);
  await api.delete(`/api/customers/${customer.id}/documents/${customer.document}`, { token });
  expect([(await read(pdf?.id)).status, (await listFiles()).length]).toEqual([404, before]);
});

test('the history of a customer says who added and removed what kind of document and scan, never a number', async () => {
  const customer = await addCustomer('GH 778899');
  const [file] = scansOf(await detailsOf(scan(customer, PDF)));
  await detailsOf(api.delete(`/api/customers/${customer.id}/scans/${file?.id}`, { token }));
  await detailsOf(scan(customer, PDF));
  await detailsOf(api.delete(`/api/customers/${customer.id}/documents/${customer.document}`, { token }));
  const read = async () => await api.get(`/api/audit?entity=Customers&key=${customer.id}`, { token });
  const { body, text } = await read();
  const history = body.data as unknown as readonly {
    actor: { kind: string; name: string };
    changes: readonly object[];
  }[];
  expect(history.map(({ changes }) => changes)).toEqual([
    [{ field: 'document', values: ['licence', null] }],
    [{ field: 'scan', values: ['licence', null] }],
    [{ field: 'scan', values: [null, 'licence'] }],
    [{ field: 'scan', values: ['licence', null] }],
    [{ field: 'scan', values: [null, 'licence'] }],
    [{ field: 'document', values: [null, 'licence'] }],
  ]);
  for (const { actor } of history) expect(actor).toEqual({ kind: 'staff', name: STAFF.email });
  expect(text).not.toMatch(/7788|"899"/);

  // What goes with the customer is not told, and nothing of before names the person.
  await detailsOf(api.post(`/api/customers/${customer.id}/documents`, { kind: 'id', number: 'GH 778899' }, { token }));
  expect((await api.post(`/api/erasures/customers/${customer.id}`, undefined, { token })).status).toBe(200);
  const erased = await read();
  expect(erased.body.data).toHaveLength(7);
  expect(erased.text).not.toMatch(/Haddad|7788|"899"/);
});

test('scans of a document that two merged customers showed are read together, and go with the erasure of both', async () => {
  const [one, other] = [await addCustomer('CD 98'), await addCustomer('cd-98')];
  const before = (await listFiles()).length;
  await detailsOf(scan(one, PDF));
  await detailsOf(scan(other, Buffer.from('%PDF-1.7 the back')));
  const merged = await detailsOf(api.post(`/api/customers/${other.id}/merge`, { into: one.id }, { token }));
  expect(merged.documents).toHaveLength(1);
  expect(scansOf(merged)).toHaveLength(2);
  const data = await api.get(`/api/customers/${one.id}/data`, { token });
  for (const part of ['scans/1-licence.pdf', 'scans/2-licence.pdf', 'the back']) expect(data.text).toContain(part);
  expect((await api.post(`/api/erasures/customers/${one.id}`, undefined, { token })).status).toBe(200);
  expect(await listFiles()).toHaveLength(before);
});

test('the clean-up deletes scans by their age alone', async () => {
  await addBookings(api.database, {});
  const customer = await addCustomer('EF 45');
  const [kept] = scansOf(await detailsOf(scan(customer, PDF)));
  const run = async (days: number, scanRetentionDays: number) => {
    await api.database.deleteFrom('installation_facts').where('name', '=', 'clean-up').execute();
    // A clean-up is held for a day after its first run.
    for (const later of [0, 0.9, 1.8])
      await cleanUp({
        ...{ database: api.database, outboxDir: api.outboxDir, documentStore: api.documentStore, scanRetentionDays },
        log: { warn: () => undefined, info: () => undefined },
        readTime: async () => new Date(api.time.now.getTime() + (days + later) * DAY_MS),
      } as never);
    token = await api.signIn();
    return (await read(kept?.id)).status;
  };
  expect([await run(87, 90), await run(89, 90)]).toEqual([200, 404]);
});
