import { JSDOM } from 'jsdom';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { exampleRequest } from '../../test/examples.ts';
import { composeMessage } from './compose-message.ts';

const BODY = 'Hello Amélie,\n\nyour car <b>is</b> ready:\nplease come to https://cars.example.\n\n\nBest regards';
const message = { subject: 'Update on Your Booking: <Reserved>', body: BODY, site: DEFAULT_SITE_SETTINGS };
const booking = {
  ...exampleRequest({ confirmationCode: 'K7M-2QX' }),
  id: 7,
  revision: 0,
  status: 'reserved',
  createdAt: '2026-11-20T10:15:00.000Z',
} as const;

test('keeps the text as it was written', () => {
  const { subject, text, html, calendar } = composeMessage({ ...message, locale: 'en' });
  expect(subject).toBe(message.subject);
  expect(text.startsWith(`${BODY}\n\n`)).toBe(true);
  const { body, title } = new JSDOM(html).window.document;
  expect(title).toBe(message.subject);
  expect([...body.querySelectorAll('[dir=auto]')].map(({ innerHTML }) => innerHTML)).toEqual([
    'Hello Amélie,',
    'your car &lt;b&gt;is&lt;/b&gt; ready:<br>please come to https://cars.example.',
    'Best regards',
  ]);
  expect(body.querySelectorAll('a, b')).toHaveLength(0);
  expect(calendar).toBeUndefined();
});

test.each([
  ['en', 'Total: €127.50', 'Confirmation code: K7M-2QX'],
  ['fr', 'Total\u00A0: 127,50\u00A0€', 'Code de confirmation\u00A0: K7M-2QX'],
  ['ar', 'الإجمالي: 127,50\u00A0€', 'رمز التأكيد: K7M-2QX'],
] as const)('names car, dates, total, place and phone of the booking in %s', (locale, ...facts) => {
  const about = { booking, carName: 'Dacia Duster', link: '%LINK%' };
  const { text, html } = composeMessage({ ...message, locale, about });
  for (const fact of [...facts, 'Dacia Duster', DEFAULT_SITE_SETTINGS.address, DEFAULT_SITE_SETTINGS.phone, '%LINK%'])
    expect(text).toContain(fact);
  const { document } = new JSDOM(html).window;
  expect(document.querySelectorAll('a[href="%LINK%"]')).toHaveLength(1);
  expect(document.querySelector('script')?.textContent).toContain('ReservationConfirmed');
});
