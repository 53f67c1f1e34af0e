import { readProductSettings } from './product-settings.ts';

/** A line for a site that others can reach and that calls itself localhost. */
export function findMissingSiteUrl(env: NodeJS.ProcessEnv): string | undefined {
  const { host, site } = readProductSettings(env);
  const isLocal = host === 'localhost' || host === '::1' || host.startsWith('127.');
  if (isLocal || env.SITE_URL?.trim()) return undefined;
  return `SITE_URL is not set: search engines and shared links are told that the site is at ${site.siteUrl}`;
}
