import type { FastifyInstance } from 'fastify';
import { hasPermission, RELEASE_STATUS_PATH, type ReleaseStatus, type StaffRole } from 'shared-kit/domain';
import { readHealthCounts } from '../release-store/health-counts.ts';
import { readActivation } from '../release-store/release-store.ts';
import { askApiLevels } from './ask-api-levels.ts';
import { API_UNAVAILABLE, errorBody } from './error-body.ts';
import type { SiteOptions } from './served-releases.ts';
import { fetchStaffSession } from './staff-session.ts';

type StatusOptions = Pick<SiteOptions, 'store' | 'apiOrigin'>;

/** Serves `GET /release-status` to staff with `releases.read`: what is active, since when, and its failures. */
export async function releaseStatusRoute(gateway: FastifyInstance, { store, apiOrigin }: StatusOptions) {
  gateway.get(RELEASE_STATUS_PATH, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const session = await fetchStaffSession(request, apiOrigin).catch(() => 'unavailable' as const);
    if (session === 'unavailable' || (session && session.status >= 500)) return reply.code(503).send(API_UNAVAILABLE);
    if (!session?.ok) return reply.code(401).send(errorBody(401, 'Unauthorized', 'Please sign in'));
    const { data } = (await session.json()) as { data: readonly { role?: StaffRole }[] };
    if (!hasPermission(data[0]?.role, 'releases.read'))
      return reply.code(403).send(errorBody(403, 'Forbidden', 'Your account may not do this'));

    const [activation, counts, api] = await Promise.all([
      readActivation(store),
      readHealthCounts(store),
      askApiLevels(apiOrigin).catch(() => undefined),
    ]);
    const parts = Object.entries(activation?.apps ?? {}).map(([app, { version, activatedAt }]) => {
      const counted = counts.find((one) => one.app === app && one.version === version);
      const { clients: failingBrowsers = 0, renderFailures: failedRenderings = 0 } = counted ?? {};
      return [app, { version, activatedAt, failingBrowsers, failedRenderings }];
    });
    return { parts: Object.fromEntries(parts), ...(api && { api }) } satisfies ReleaseStatus;
  });
}
