import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { readSettings } from '../platform/settings.ts';
import { allowedDays } from './requester.ts';

const FLEET = 60;

test('the operations guide states what addresses can block, by the real limits', () => {
  const guide = readFileSync(join(__dirname, '../../../docs/operations.md'), 'utf8');
  const person = Number(readSettings({}).requestLimitDays);
  const [, , , ofAddress = 0] = allowedDays(person);
  const longest = DEFAULT_SITE_SETTINGS.maxRentalDays;
  expect(guide).toContain(`| Cars for ${longest} days | ${FLEET} cars for |`);
  for (const addresses of [1, 10, 100]) {
    const [week, long] = [7, longest].map((days) => addresses * Math.floor(ofAddress / days));
    const days = addresses * ofAddress;
    expect(guide).toContain(`| ${addresses} | ${days} | ${week} | ${long} | ${days / FLEET} days |`);
  }
  const lower = Math.floor((100 * (allowedDays(14)[3] ?? 0)) / FLEET);
  expect(guide).toContain(`with 14, a hundred addresses block ${FLEET} cars for ${lower} days`);
});
