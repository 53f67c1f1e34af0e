import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textPartOf } from 'shared-kit/domain';
import { findLostTexts } from 'shared-kit/testing/find-lost-texts.ts';
import { PAGES } from './pages.ts';

const read = (name: string) => readFileSync(join(__dirname, name), 'utf8');

test('each page with texts of its own loads them', () => {
  const parts: object = JSON.parse(read('text-parts.json'));
  const loaded = /parts: \[([^\]]*)\]/.exec(read('remote.tsx'))?.[1]?.match(/\w+/g);
  const own = Object.keys(PAGES)
    .map(textPartOf)
    .filter((name) => name in parts);
  expect(loaded).toEqual([...new Set(own)].sort());
});

/** Names payments in the history of a booking, whose page has their texts. */
const EXCEPT = 'payments (features/history/use-field-value.tsx)';

test.each([['frame', 'app/console.tsx'], ...Object.keys(PAGES).map((path) => [path])])(
  'the texts that the modules of %s import are in its parts',
  (path = '', file) => {
    expect(findLostTexts(__dirname, path, file).filter((use) => use !== EXCEPT)).toEqual([]);
  },
);
