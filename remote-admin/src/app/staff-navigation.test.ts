import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALE_CODES } from 'shared-kit/domain';
import { readTexts } from 'shared-kit/testing/read-texts';
import { NAVIGATION_ITEMS } from './staff-navigation.tsx';

test('pages of other remotes for staff link to what the console links to', () => {
  const links = JSON.parse(readFileSync(path.join(__dirname, '../../links.json'), 'utf8'));
  const texts = LOCALE_CODES.map((locale) => [locale, readTexts('remote-admin', locale)] as const);
  const items = NAVIGATION_ITEMS.map(({ path, label, icon }) => ({
    slot: 'staff',
    path,
    label: Object.fromEntries(texts.map(([locale, messages]) => [locale, messages[String(label.id)]])),
    icon,
  }));
  expect(links).toEqual(items);
});
