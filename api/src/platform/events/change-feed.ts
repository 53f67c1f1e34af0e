import type { FastifyBaseLogger } from 'fastify';
import Type, { type Static } from 'typebox';
import type { Listen } from '../database/listen.ts';
import { compileWhenUsed } from '../http/compile-when-used.ts';

/** The channel on which the database's triggers notify of changes. */
const CHANNEL = 'changes';

/** A change of an entity, without personal data. */
export const Change = Type.Object({
  entity: Type.String(),
  key: Type.String({ description: 'Its id' }),
  action: Type.Enum(['created', 'changed', 'deleted']),
  carId: Type.Optional(Type.String()),
  status: Type.Optional(Type.String({ description: 'Of a booking, after the change' })),
  actor: Type.Optional(
    Type.String({
      description: 'Id of the account, or `customer`; absent for a visitor who books, and for the system',
    }),
  ),
});
export type Change = Static<typeof Change>;

const isChange = compileWhenUsed({ schema: Change });

export interface ChangeListener {
  onChange(change: Change): void;
  /** Changes may have been missed: everything has to be read again. */
  onGap(): void;
  /** The server stops. */
  onClose(): void;
}

/** Distributes the changes that the database announces, of all servers, to listeners. */
export interface ChangeFeed {
  start(): void;
  /**
   * Returns the function that unsubscribes. A listener that subscribes while the connection is lost gets `onGap` once
   * it is restored.
   */
  subscribe(listener: ChangeListener): () => void;
  /** Returns how many listen. */
  listeners(): number;
  close(): Promise<void>;
}

export function createChangeFeed(listen: Listen, log: Pick<FastifyBaseLogger, 'warn'>): ChangeFeed {
  const listeners = new Set<ChangeListener>();
  let stop: (() => Promise<void>) | undefined;
  let isClosed = false;
  let isLossLogged = false;

  return {
    start() {
      stop ??= listen(CHANNEL, {
        onNotification(payload) {
          const change = parseChange(payload);
          if (change) for (const listener of [...listeners]) listener.onChange(change);
          else log.warn({ channel: CHANNEL }, 'Invalid notification from the database');
        },
        onListening() {
          if (isLossLogged) log.warn('Database notification connection restored');
          isLossLogged = false;
          for (const listener of [...listeners]) listener.onGap();
        },
        onLost(error) {
          if (!isLossLogged) log.warn({ err: error }, 'Database notification connection lost; retrying');
          isLossLogged = true;
        },
      });
    },
    subscribe(listener) {
      if (isClosed) listener.onClose();
      else listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    listeners: () => listeners.size,
    async close() {
      isClosed = true;
      for (const listener of [...listeners]) listener.onClose();
      listeners.clear();
      await stop?.();
    },
  };
}

function parseChange(payload: string): Change | undefined {
  try {
    const parsed: unknown = JSON.parse(payload);
    return isChange(parsed) ? (parsed as Change) : undefined;
  } catch {
    return undefined;
  }
}
