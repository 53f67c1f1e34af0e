import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

/** 200 once the server can serve: the database answers. */
export function addHealthRoute(app: RouteScope, { database }: Services): void {
  app.get('/api/health', async () => {
    await sql`SELECT 1`.execute(database);
    return { status: 'ok' };
  });
}
