import { parseArgs } from 'node:util';
import type { SiteSettings } from 'shared-kit/domain';
import { fillDemoAgency } from './demo/fill-demo-agency.ts';
import { paintDemoFleet } from './demo/paint-demo-fleet.ts';
import { openDatabaseForCommand } from './platform/database/open-database.ts';
import { readSettings } from './platform/settings.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run demo -- [--cars N] [--bookings N]';
const MAX_CARS = 20_000;
const MAX_BOOKINGS = 1_000_000;

await runCommand(async () => {
  const size = readSize(process.argv.slice(2));
  const settings = readSettings(process.env);
  const { database, migrate, close } = await openDatabaseForCommand(settings);
  try {
    await migrate();
    const line = await fillDemoAgency(database, new Date(), settings.site, size);
    await paintDemoFleet(database, settings.mediaStore);
    return [line, ...adviseOnCurrency(settings.site.currencySigns)];
  } finally {
    await close();
  }
});

/** Returns the advice to set one currency, if prices would be shown in several. */
function adviseOnCurrency(signs: SiteSettings['currencySigns']): string[] {
  if (new Set(Object.values(signs)).size === 1) return [];
  return ['Prices would be shown in different currencies: start with CURRENCY, as in CURRENCY=EUR npm start'];
}

function readSize(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { cars: { type: 'string', default: '60' }, bookings: { type: 'string', default: '400' } },
    });
    return { cars: readCount(values.cars, MAX_CARS), bookings: readCount(values.bookings, MAX_BOOKINGS) };
  } catch {
    throw new Error(USAGE);
  }
}

function readCount(text: string, maximum: number): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > maximum) throw new RangeError();
  return count;
}
