import type { RemoteAddresses, RuntimeSettings } from 'shared-kit/contract';
import { onCLS, onINP, onLCP } from 'web-vitals';
import { createTracedFetch, type Press } from '../features/measuring/trace-presses.ts';
import { entryOf, versionOf } from '../features/remotes/release-files.ts';

interface MeasuredServices {
  readonly addresses: RemoteAddresses;
  /** Replaces what calls of the API are sent with. */
  readonly wrapFetch: (wrap: (send: typeof fetch) => typeof fetch) => void;
}

const MEASUREMENTS_PATH = '/measurements';

/**
 * Sends the gateway how quickly the page was shown and reacted, when the visitor leaves it, without an identifier.
 * @param owner application whose page it is
 */
export function measurePage(
  owner: string,
  { measured = [], locale }: Pick<RuntimeSettings, 'measured' | 'locale'>,
  { addresses, wrapFetch }: MeasuredServices,
): void {
  const version = versionOf(entryOf(owner, addresses));
  if (!version) return;
  const page = { path: location.pathname, language: locale, version };
  const send = (measurement: { vitals: Record<string, number> } | { presses: readonly Press[] }) => {
    const body = new Blob([JSON.stringify({ ...page, ...measurement })], { type: 'application/json' });
    navigator.sendBeacon(MEASUREMENTS_PATH, body);
  };
  if (measured.includes('presses'))
    wrapFetch((fetch) => createTracedFetch(fetch, (press) => send({ presses: [press] })));
  if (!measured.includes('vitals')) return;
  const vitals: Record<string, number> = {};
  for (const observe of [onLCP, onINP, onCLS]) {
    observe(({ name, value }) => {
      vitals[name] = Math.round(value * 10_000) / 10_000;
    });
  }
  // Added after the library's own listeners, which report the last values. Sent once: a page that is shown again is no further visit.
  let isSent = false;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'hidden' || isSent || Object.keys(vitals).length === 0) return;
    isSent = true;
    send({ vitals });
  });
}
