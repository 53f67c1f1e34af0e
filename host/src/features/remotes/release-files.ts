import { HOST, type RemoteAddresses } from 'shared-kit/contract';

const REFETCH_TIMEOUT_MS = 15_000;

/** Returns the URL of an application's entry; empty for a host under development. */
export function entryOf(app: string, addresses: RemoteAddresses): string {
  if (app !== HOST) return addresses[app]?.entry ?? '';
  return document.querySelector<HTMLScriptElement>('script[type="module"][src*="/releases/host/"]')?.src ?? '';
}

/** Returns the version in `/releases/<app>/<version>/…`; undefined for a development server. */
export function versionOf(entry: string): string | undefined {
  return /^\/releases\/[^/]+\/([^/]+)\//.exec(new URL(entry, location.href).pathname)?.[1];
}

/** Returns the absolute URLs of the modules of an entry's release that the document preloads, without the entry. */
export function preloadedModules(entry: string): string[] {
  const { href: own } = new URL(entry, location.href);
  const release = new URL('.', own).href;
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]')]
    .map(({ href }) => href)
    .filter((href) => href.startsWith(release) && href !== own);
}

/**
 * Replaces in the browser's cache every file of a release that this document requested. A corrupt file is cached as
 * immutable too, and would fail its integrity check on each visit. Never rejects.
 * @param entry URL of the release's entry; empty for an application under development
 */
export async function refetchRelease(entry: string): Promise<void> {
  if (!entry) return;
  const { href } = new URL(entry, location.href);
  const release = new URL('.', href).href;
  const requested = performance.getEntriesByType?.('resource').map(({ name }) => name) ?? [];
  const files = new Set([href, ...preloadedModules(entry), ...requested.filter((name) => name.startsWith(release))]);
  const signal = AbortSignal.timeout(REFETCH_TIMEOUT_MS);
  await Promise.allSettled([...files].map((file) => refetch(file, signal)));
}

async function refetch(file: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(file, { cache: 'reload', signal });
  // Browsers cache only fully read responses.
  await response.arrayBuffer();
}
