import { sql } from 'kysely';
import type { Services } from '../services.ts';
import type { RouteScope } from './route-scope.ts';

/**
 * `GET /internal/content-version`, for the gateway: the same text as long as nothing was written, so that a page made
 * after it was read is up to date while it stays. It is PostgreSQL's own name for what can be seen at a moment. It
 * also changes with what no page shows; what matters is that it never stays when something a page shows has changed,
 * whoever wrote it. Outside of `/api`: nothing that faces strangers passes it on.
 */
export function addContentVersionRoute(app: RouteScope, { database, isReady }: Services): void {
  app.get('/internal/content-version', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isReady()) return reply.code(503).send({ version: null });
    const { rows } = await sql<{ version: string }>`SELECT pg_current_snapshot()::text AS version`.execute(database);
    return { version: rows[0]?.version };
  });
}
