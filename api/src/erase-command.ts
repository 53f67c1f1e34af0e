import { readConfirmationCode } from 'shared-kit/domain';
import { ERASED_DIGEST, eraseBookings } from './bookings/erasure/erase-bookings.ts';
import { findBookingsOfPerson } from './bookings/erasure/find-bookings-of-person.ts';
import type { Database } from './platform/database/database.ts';
import { openDatabaseForCommand } from './platform/database/open-database.ts';
import { outboxDirOf } from './platform/outbox/email-files.ts';
import { readSettings, type Settings } from './platform/settings.ts';
import { runCommand } from './run-command.ts';

const USAGE = 'Usage: npm run erase -- CODE…, or npm run erase -- --list';

await runCommand(async () => {
  const args = process.argv.slice(2);
  const isList = args[0] === '--list' && args.length === 1;
  if (args.length === 0 || (!isList && args.some((arg) => arg.startsWith('-')))) throw new Error(USAGE);
  const settings = readSettings(process.env);
  const { database, migrate, close } = await openDatabaseForCommand(settings);
  try {
    await migrate();
    return isList ? await listErased(database) : await erase(database, settings, args);
  } finally {
    await close();
  }
});

/** Returns the codes of erased bookings. */
async function listErased(database: Database): Promise<readonly string[]> {
  const erased = database
    .selectFrom('bookings')
    .select('confirmation_code')
    .where('request_digest', '=', ERASED_DIGEST);
  return (await erased.orderBy('id').execute()).map(({ confirmation_code }) => String(confirmation_code));
}

async function erase(database: Database, settings: Settings, codes: readonly string[]): Promise<readonly string[]> {
  const ids: number[] = [];
  for (const code of codes) ids.push(await findBooking(database, code));
  // Before the erasure, after which nothing tells which bookings were of one person.
  const related = new Map<number, string>();
  for (const id of ids)
    for (const booking of await findBookingsOfPerson(database, id))
      if (!ids.includes(booking.id)) related.set(booking.id, `${booking.confirmationCode} (${booking.status})`);
  const folders = { outboxDir: outboxDirOf(settings), documentStore: settings.documentStore };
  const { emails, files } = await eraseBookings({ database, ...folders }, ids);
  return [
    `Erased the customers of ${ids.length} bookings, with ${emails} e-mails and ${files} files`,
    ...(related.size > 0
      ? [`Not erased, with the same e-mail address or phone number: ${[...related.values()].join(', ')}`]
      : []),
  ];
}

/** Lookalikes are not tried, because an erasure cannot be undone. @throws Error when there is no such booking */
async function findBooking(database: Database, code: string): Promise<number> {
  const booking = await database
    .selectFrom('bookings')
    .select('id')
    .where('confirmation_code', '=', readConfirmationCode(code) ?? '')
    .executeTakeFirst();
  if (!booking) throw new Error(`There is no booking ${code}`);
  return booking.id;
}
