import Type, { type Static } from 'typebox';
import { escapeHtml } from './escape-html.ts';

export const ListedCarSchema = Type.Object({
  carId: Type.String(),
  /** ISO timestamp. */
  changedAt: Type.String(),
});
/** A car on sale. */
export type ListedCar = Readonly<Static<typeof ListedCarSchema>>;

interface SitemapOptions {
  readonly siteUrl: string;
  /** Routes of the public remote, `/car/:carId` among them. */
  readonly patterns: readonly string[];
  /** When the public release was published, as an ISO timestamp, if it is one. */
  readonly publishedAt?: string;
  readonly cars: readonly ListedCar[];
}

/** Pages that change with every car. */
const LISTS = ['/', '/cars'];

/** All public pages and each car, with the last change of its content, in the sitemap protocol. */
export function composeSitemap({ siteUrl, patterns, publishedAt, cars }: SitemapOptions): string {
  const lastChange = (path: string) =>
    publishedAt && (LISTS.includes(path) ? latest([publishedAt, ...cars.map((car) => car.changedAt)]) : publishedAt);
  const paths = patterns.filter((pattern) => !pattern.includes(':'));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...paths.map((path) => entry(siteUrl + path, lastChange(path))),
    ...cars.map(({ carId, changedAt }) => entry(`${siteUrl}/car/${encodeURIComponent(carId)}`, changedAt)),
    '</urlset>',
    '',
  ];
  return lines.join('\n');
}

function latest(timestamps: readonly string[]): string {
  return timestamps.reduce((last, one) => (one > last ? one : last));
}

function entry(address: string, changedAt?: string): string {
  const lastChange = changedAt ? `<lastmod>${escapeHtml(changedAt)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${lastChange}</url>`;
}
