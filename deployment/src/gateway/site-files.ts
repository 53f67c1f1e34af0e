import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { SiteSettings } from 'shared-kit/domain';

const FOLDER = new URL('../../brand/', import.meta.url);
const TYPES = {
  'favicon.ico': 'image/x-icon',
  'favicon.svg': 'image/svg+xml',
  'apple-touch-icon.png': 'image/png',
  'icon-192.png': 'image/png',
  'icon-512.png': 'image/png',
  'share.jpg': 'image/jpeg',
} as const;
/** Short, since these files change without changing their URLs. */
const CACHE_1_DAY = 'public, max-age=86400';

interface SiteFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | string;
}

/** Reads the files at fixed paths: icons, share picture and web manifest. */
export async function readSiteFiles(site: SiteSettings): Promise<SiteFile[]> {
  const icons = Object.entries(TYPES).map(async ([name, type]) => {
    return { name, type, content: await readFile(new URL(name, FOLDER)) };
  });
  const content = JSON.stringify(composeManifest(site));
  return [...(await Promise.all(icons)), { name: 'site.webmanifest', type: 'application/manifest+json', content }];
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

export async function addSiteFiles(gateway: FastifyInstance, site: SiteSettings): Promise<void> {
  for (const { name, type, content } of await readSiteFiles(site))
    gateway.get(`/${name}`, (_request, reply) => reply.type(type).header('cache-control', CACHE_1_DAY).send(content));
}

/** Links for the head of every page. */
export const SITE_FILE_LINKS: readonly string[] = [
  '<link rel="icon" href="/favicon.ico" sizes="32x32">',
  '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
  '<link rel="manifest" href="/site.webmanifest">',
];
