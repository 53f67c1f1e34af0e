import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from 'shared-kit/domain';

const FOLDER = new URL('../../brand/', import.meta.url);
const SERVICE_WORKER_FOLDER = new URL('../../service-worker/', import.meta.url);
const TYPES = {
  'favicon.ico': 'image/x-icon',
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'share.jpg': 'image/jpeg',
} as const;
/** Short, since these files change without changing their URLs. */
const CACHE_1_DAY = { 'cache-control': 'public, max-age=86400' };
/** A worker's requests follow the policy of its own file. */
const SERVICE_WORKER_POLICY = "default-src 'none';connect-src 'self'";

interface SiteFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface SiteFileOptions {
  readonly site: SiteSettings;
  /** Whether the service worker keeps copies, or removes them. */
  readonly isServiceWorkerOn: boolean;
}

/** Reads the files at fixed paths: icons, share picture, web manifest and service worker. */
export async function readSiteFiles({ site, isServiceWorkerOn }: SiteFileOptions): Promise<SiteFile[]> {
  const icons = Object.entries(TYPES).map(async ([name, type]) => {
    return { name, type, content: await readFile(new URL(name, FOLDER)), headers: CACHE_1_DAY };
  });
  const manifest = {
    name: 'site.webmanifest',
    type: 'application/manifest+json',
    content: JSON.stringify(composeManifest(site)),
    headers: CACHE_1_DAY,
  };
  const worker = {
    name: 'sw.js',
    type: 'text/javascript; charset=utf-8',
    content: await readFile(new URL(isServiceWorkerOn ? 'on.js' : 'off.js', SERVICE_WORKER_FOLDER)),
    headers: { 'cache-control': 'no-cache', 'content-security-policy': SERVICE_WORKER_POLICY },
  };
  return [...(await Promise.all(icons)), manifest, worker];
}

/** Returns the web manifest of the site. */
function composeManifest({ agencyName }: SiteSettings) {
  return {
    name: agencyName,
    short_name: agencyName,
    description: 'Car rental in Marrakech',
    lang: 'en',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: '#FBF7F1',
    theme_color: '#FBF7F1',
    icons: [
      ...['192', '512'].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  };
}

export async function addSiteFiles(gateway: FastifyInstance, options: SiteFileOptions): Promise<void> {
  for (const { name, type, content, headers } of await readSiteFiles(options))
    gateway.get(`/${name}`, (_request, reply) => reply.type(type).headers(headers).send(content));
}

/** Links for the head of every page. */
export const SITE_FILE_LINKS: readonly string[] = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
];
