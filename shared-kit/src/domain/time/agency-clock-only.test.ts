import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { APPLICATIONS } from '../../../testing/workspaces.ts';

const ROOT = join(__dirname, '../../../..');
const SOURCES = ['shared-kit', ...APPLICATIONS, 'api', 'deployment'].map((name) => `${name}/src`);

/**
 * Ways to write or take apart an instant by the clock of a machine. `agencyTime` does so by the agency's clock; dates of
 * `date-fns` are calendar days without a time.
 */
const BY_MACHINE_CLOCK =
  /Intl\.DateTimeFormat\(|\.toLocale(?:Date|Time)String\(|\bdate\w*\.toLocaleString\(|\.get(?:Hours|Minutes|Day|Date|Month|FullYear|TimezoneOffset)\(\)|\.to(?:Time|Date)String\(\)/;

const ALLOWED = [
  // Names of months.
  'remote-admin/src/app/search/read-day.ts',
  // The clock itself.
  'shared-kit/src/domain/time/agency-clock.ts',
  // Weekdays and weeks of calendar days, which have no time.
  'remote-public/src/ui/range-calendar.tsx',
];

function* sourcesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(join(ROOT, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* sourcesIn(path);
    else if (/(?<!\.test)\.tsx?$/.test(entry.name)) yield path;
  }
}

test('every time that people see comes from the clock of the agency', () => {
  const found = SOURCES.flatMap((folder) => [...sourcesIn(folder)]).filter(
    (path) => BY_MACHINE_CLOCK.test(readFileSync(join(ROOT, path), 'utf8')) && !ALLOWED.includes(path),
  );
  expect(found).toEqual([]);
});
