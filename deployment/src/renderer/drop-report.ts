import type { FastifyBaseLogger } from 'fastify';
import { type DropReason, tellOfRenderer } from './renderer-channel.ts';

const INTERVAL_MS = 60_000;

/** Logs once a minute, and not for each page, what was left to browsers: the log must not grow with the requests. */
export interface DropReport {
  add(reason: DropReason, client: string): void;
  /** Logs what was not logged yet. */
  close(): void;
}

export function createDropReport(log: Pick<FastifyBaseLogger, 'warn'>): DropReport {
  let pages: Partial<Record<DropReason, number>> = {};
  const clients = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function write() {
    clearTimeout(timer);
    timer = undefined;
    if (clients.size === 0) return;
    log.warn({ pages, clients: clients.size }, 'Pages of the last minute fell back to client-side rendering');
    pages = {};
    clients.clear();
  }

  return {
    add(reason, client) {
      tellOfRenderer({ type: 'fallback', reason });
      pages[reason] = (pages[reason] ?? 0) + 1;
      clients.add(client);
      timer ??= setTimeout(write, INTERVAL_MS).unref();
    },
    close: write,
  };
}
