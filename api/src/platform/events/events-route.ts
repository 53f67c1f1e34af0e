import { PassThrough } from 'node:stream';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { hasPermission, type StaffRole } from 'shared-kit/domain';
import Type from 'typebox';
import { tooManyRequests, unauthorized } from '../http/problems.ts';
import { requirePermission } from '../http/require-permission.ts';
import { ok } from '../http/response-schemas.ts';
import { findSession } from '../http/session.ts';
import type { Services } from '../services.ts';
import type { Change } from './change-feed.ts';

const MAX_STREAMS_PER_ACCOUNT = 10;
const MAX_STREAMS = 500;
/** Heartbeat interval; must be shorter than the idle timeouts of proxies, which are at least 30 seconds. */
const HEARTBEAT_INTERVAL_MS = 20_000;
/**
 * Limit of unsent data per stream. A client that stops reading is disconnected, and reads everything again after it
 * reconnects.
 */
const MAX_UNREAD_BYTES = 65_536;
const RETRY_AFTER_S = 60;
/** Reconnection delay of browsers, randomized so that they do not all reconnect at once after a restart. */
const RECONNECT_MS = { minimum: 1_000, spread: 2_000 };

const EventStream = Type.String({
  description: 'Server-sent events: `change` with a change as JSON; `resync` when changes may have been missed',
});

interface EventsRouteOptions extends Services {
  readonly heartbeatMs: number | undefined;
}

/** `GET /api/events`: the changes of bookings, cars, blocks and accounts while the session lasts (docs/rules.md#live-updates). */
export const eventsRoute: FastifyPluginAsyncTypebox<EventsRouteOptions> = async (app, services) => {
  const { changes, heartbeatMs = HEARTBEAT_INTERVAL_MS } = services;
  const streams = new Map<number, number>();
  let total = 0;

  const schema = { summary: 'The changes that happen, as server-sent events', response: ok(EventStream) };
  const onRequest = requirePermission('bookings.read');
  // A HEAD request would open a stream that nothing ends.
  const options = { schema, onRequest, exposeHeadRoute: false, config: { timeoutMs: 0 } };
  app.get('/events', options, async ({ session }, reply) => {
    if (!session) throw unauthorized();
    const { id, accountId, role } = session;
    const own = streams.get(accountId) ?? 0;
    if (own >= MAX_STREAMS_PER_ACCOUNT || total >= MAX_STREAMS)
      throw tooManyRequests('too_many_requests', 'There are too many open streams of events', RETRY_AFTER_S);
    streams.set(accountId, own + 1);
    total += 1;

    const stream = new PassThrough();
    const send = (text: string) => {
      if (stream.writableLength > MAX_UNREAD_BYTES) stream.destroy();
      else if (!stream.writableEnded) stream.write(text);
    };
    send(`retry: ${RECONNECT_MS.minimum + Math.floor(Math.random() * RECONNECT_MS.spread)}\n\n`);
    const unsubscribe = changes.subscribe({
      onChange: (change) => isVisible(change, role) && send(toEvent('change', change)),
      onGap: () => send(toEvent('resync')),
      onClose: () => stream.end(),
    });
    const heartbeat = setInterval(async () => {
      send(':\n\n');
      // While the database is unavailable the session cannot be checked: the stream stays open.
      const isValid = await findSession(services, id).catch(() => true);
      if (!isValid) stream.end();
    }, heartbeatMs);
    stream.once('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
      total -= 1;
      const rest = (streams.get(accountId) ?? 1) - 1;
      if (rest > 0) streams.set(accountId, rest);
      else streams.delete(accountId);
    });
    return reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store, no-transform')
      .header('x-accel-buffering', 'no')
      .send(stream);
  });
};

function isVisible({ entity }: Change, role: StaffRole): boolean {
  return entity !== 'Accounts' || hasPermission(role, 'accounts.manage');
}

function toEvent(type: 'change' | 'resync', data: Change | object = {}): string {
  return `event: ${type}\ndata: ${JSON.stringify(data)}\n\n`;
}
