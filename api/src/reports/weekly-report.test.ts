import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { addBookings } from '../../test/add-bookings.ts';
import { exampleCar } from '../../test/examples.ts';
import { pdfText } from '../../test/pdf-text.ts';
import { type MailServer, startMailServer } from '../../test/start-mail-server.ts';
import { STAFF, startTestApi, type TestApi } from '../../test/start-test-api.ts';
import { manageAccounts } from '../accounts/manage-accounts.ts';
import { planEmails } from '../messages/plan-emails.ts';
import { createMailer } from '../platform/outbox/mailer.ts';

let api: TestApi;
let second: TestApi;
let mails: MailServer;

beforeAll(async () => {
  mails = await startMailServer();
  const mailer = createMailer({ smtpUrl: mails.url, from: 'cars@example.com', outboxDir: '/nowhere' });
  api = await startTestApi({ mailer });
  second = await startTestApi({ mailer, database: api.database, clock: () => api.time.now });
  await api.addCars(exampleCar());
  // Three days of the week from 16 November, and two of the one before.
  await addBookings(
    api.database,
    { pickupDate: '2026-11-18', dropoffDate: '2026-11-20', status: 'returned' },
    { pickupDate: '2026-11-10', dropoffDate: '2026-11-11', status: 'returned' },
    { pickupDate: '2026-10-10', dropoffDate: '2026-10-11', status: 'returned' },
  );
});
afterAll(async () => {
  await second.close();
  await api.close();
  await mails.close();
});
beforeEach(async () => {
  await api.database.deleteFrom('outbox').execute();
  mails.received.length = 0;
});

const choose = async (weekly: boolean, token?: string) =>
  await api.put('/api/reports/mail', { weekly }, { token: token ?? (await api.signIn()) });
/** Two servers do what is due by date at once, and again after a restart. */
async function mailAt(time: string) {
  api.time.now = new Date(time);
  const plan = () => planEmails(api.database, DEFAULT_SITE_SETTINGS, api.time.now);
  await Promise.all([plan(), plan()]);
  await plan();
  await Promise.all([api.app.outbox.deliverDue(), second.app.outbox.deliverDue()]);
  return mails.received.filter(({ text }) => text?.includes('/admin/reports'));
}

test('an owner who asks for it gets the figures of the week on Monday morning, once, with the page', async () => {
  const token = await api.signIn();
  expect((await api.get('/api/reports/mail', { token })).body.data).toEqual([{ weekly: false }]);
  expect(await mailAt('2026-11-23T09:00:00Z')).toEqual([]);
  expect((await choose(true)).body.data).toEqual([{ weekly: true }]);
  await api.put('/api/auth/session', { language: 'fr' }, { token: await api.signIn() });
  expect(await mailAt('2026-11-22T23:00:00Z')).toEqual([]);
  expect(await mailAt('2026-11-23T06:59:00Z')).toEqual([]);
  const [mail, ...others] = await mailAt('2026-11-23T07:00:00Z');
  expect(others).toEqual([]);
  expect(await mailAt('2026-11-24T07:00:00Z')).toHaveLength(1);

  expect(mail?.recipient).toBe(STAFF.email);
  expect(mail?.subject).toMatch(/^Chiffres de la semaine : 16.*22 nov/);
  const text = mail?.text?.replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ');
  // 3 of 7 days and 2 of 7: 127.50 and 85.
  expect(text).toMatch(/Occupation : 42,9 %.*la semaine précédente : 28,6 %/);
  expect(text).toMatch(/Gagné : 127,50 €\s+la semaine précédente : 85,00 €/);
  expect(text).toContain('/admin/reports?period=range&from=2026-11-16&to=2026-11-22');
  const [page] = mail?.attachments ?? [];
  expect([page?.filename, page?.contentType]).toEqual(['report-2026-11-16-2026-11-22.pdf', 'application/pdf']);
  expect(await pdfText(page?.content as Buffer)).toContain('Rapport');
});

test('it is made up for until Wednesday, and not sent to who switched it off or may no longer read it', async () => {
  await choose(true);
  expect(await mailAt('2026-12-03T09:00:00Z')).toEqual([]);
  expect(await mailAt('2026-12-02T00:30:00Z')).toHaveLength(1);
  // An agent cannot ask for it; one who was an owner gets it no longer.
  await manageAccounts(api.database, 'add', 'other@example.com', { password: 'a password of theirs', role: 'owner' });
  const other = await api.post('/api/auth/login', { email: 'other@example.com', password: 'a password of theirs' });
  const { accessToken } = other.body.data[0];
  await choose(true, accessToken);
  await api.database.updateTable('staff_accounts').set({ role: 'agent' }).where('email', '<>', STAFF.email).execute();
  expect((await choose(true, accessToken)).status).toBe(403);
  api.time.now = new Date('2026-12-07T09:00:00Z');
  await planEmails(api.database, DEFAULT_SITE_SETTINGS, api.time.now);
  await choose(false);
  expect(await mailAt('2026-12-07T09:00:00Z')).toHaveLength(1);
  expect(await api.database.selectFrom('outbox').select('error').where('kind', '=', 'agency_week').execute()).toEqual([
    { error: null },
    { error: 'No longer due' },
  ]);
});
