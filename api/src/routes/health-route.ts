import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

/** 200 once the server can serve: the tables that every visitor needs can be read. Else 503. */
export function addHealthRoute(app: RouteScope, { database }: Services): void {
  app.get('/api/health', async () => {
    await sql`SELECT (SELECT 1 FROM cars LIMIT 1), (SELECT 1 FROM bookings LIMIT 1)`.execute(database);
    return { status: 'ok' };
  });
}
