/** A car on sale. */
export interface ListedCar {
  readonly carId: string;
  /** ISO timestamp. */
  readonly changedAt: string;
}

/**
 * All public pages and each car, in the sitemap protocol. Only of a car is it known when its page last changed.
 * @param patterns routes of the public remote, `/car/:carId` among them
 */
export function composeSitemap(siteUrl: string, patterns: readonly string[], cars: readonly ListedCar[]): string {
  const pages = patterns.filter((pattern) => !pattern.includes(':')).map((path) => entry(siteUrl + path));
  const carPages = cars.map(({ carId, changedAt }) => entry(`${siteUrl}/car/${encodeURIComponent(carId)}`, changedAt));
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...carPages,
    '</urlset>',
    '',
  ];
  return lines.join('\n');
}

function entry(address: string, changedAt?: string): string {
  const lastChange = changedAt ? `<lastmod>${escapeXml(changedAt)}</lastmod>` : '';
  return `<url><loc>${escapeXml(address)}</loc>${lastChange}</url>`;
}

function escapeXml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped.replaceAll('"', '&quot;').replaceAll("'", '&apos;');
}
