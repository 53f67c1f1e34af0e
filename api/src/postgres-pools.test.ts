import { sql } from 'kysely';
import { addDays, agencyToday } from 'shared-kit/domain';
import { exampleBooking, exampleCar } from '../test/examples.ts';
import { isPgBouncerInstalled, startPgBouncer } from '../test/pgbouncer.ts';
import { createPostgresTestDatabase } from '../test/postgres-test-database.ts';
import { insertBookings } from './bookings/commands/insert-bookings.ts';
import { insertEntities } from './entities/write-entities.ts';
import { CARS_ENTITY } from './fleet/cars/cars-entity.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { isForStaff } from './platform/database/pooled-driver.ts';
import { readSettings } from './platform/settings.ts';

test('staff who use all of their connections leave visitors theirs', async () => {
  const { url, drop } = await createPostgresTestDatabase({ migrated: true });
  const sizes = { DATABASE_POOL_SIZE: '2', DATABASE_STAFF_POOL_SIZE: '2' };
  const opened = await openDatabase(readSettings({ DATABASE_URL: url, ...sizes }));
  let isDone = false;
  const exports = isForStaff.run(true, () =>
    Promise.all([0, 1].map(() => sql`SELECT pg_sleep(0.8)`.execute(opened.database))).then(() => {
      isDone = true;
    }),
  );
  await sql`SELECT 1`.execute(opened.database);
  const { visitors, staff } = opened.connections();
  expect([isDone, staff?.used, visitors]).toEqual([false, 2, { used: 0, free: 1, unopened: 1, waiting: 0 }]);
  await exports;
  await opened.close();
  await drop();
});

if (isPgBouncerInstalled) {
  test('behind PgBouncer in transaction mode transactions, limits and live updates work, and connections are shared', async () => {
    const { url, drop } = await createPostgresTestDatabase({ migrated: false });
    const bouncer = await startPgBouncer(url);
    const opened = await openDatabase(readSettings({ DATABASE_URL: bouncer.url, DATABASE_DIRECT_URL: url }));
    try {
      await opened.migrate();
      const told: string[] = [];
      const stop = opened.listen('changes', {
        onNotification: (text) => told.push(text),
        onListening() {},
        onLost() {},
      });
      await insertEntities(opened.database, CARS_ENTITY, [exampleCar()]);
      const first = addDays(agencyToday(new Date(), '+00:00'), 1);
      // More transactions at once than one connection serves, each with the same statements.
      await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          opened.database.transaction().execute(async (transaction) => {
            await sql`SELECT set_config('app.actor', ${String(n)}, true)`.execute(transaction);
            const pickupDate = addDays(first, 3 * n);
            const booking = exampleBooking({ pickupDate, dropoffDate: addDays(pickupDate, 1) });
            await insertBookings(transaction, [booking], { request_digest: 'pooled' });
          }),
        ),
      );
      const { rows } = await sql<{ actor: string }>`
        SELECT DISTINCT actor FROM audit_entries WHERE entity = 'CarsBooking'`.execute(opened.database);
      expect(rows.length).toBe(12);
      await expect(sql`SELECT pg_sleep(${5})`.execute(opened.database)).rejects.toMatchObject({ code: '57014' });
      while (told.length === 0) await new Promise((done) => setTimeout(done, 20));
      await stop();
    } finally {
      await opened.close();
      await bouncer.stop();
      await drop();
    }
  });
} else {
  test('PgBouncer is not installed: only its absence was checked', () => {
    console.error('Install PgBouncer (Debian: apt-get install pgbouncer) to test the API behind it.');
    expect(isPgBouncerInstalled).toBe(false);
  });
}
