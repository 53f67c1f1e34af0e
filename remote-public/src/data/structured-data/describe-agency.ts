import type { AutoRentalLeaf } from 'schema-dts';
import { type LocaleCode, localizePath, type ReviewSummary, type SiteSettings } from 'shared-kit/domain';
import { describeRating } from './describe-rating.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/**
 * Returns the agency as schema.org's `AutoRental`, with the same `@id` on every page.
 * @param city in the language of the page
 * @param priceRange of its cars per day, `€22 – €140`
 * @param reviews of the whole fleet; absent while there are few
 */
export function describeAgency(
  site: SiteSettings,
  locale: LocaleCode,
  city: string,
  priceRange?: string,
  reviews?: ReviewSummary,
): AutoRentalLeaf {
  const { agencyName, siteUrl, phone, email, address, mapUrl, socialLinks } = site;
  const place = readPlace(mapUrl);
  const profiles = socialLinks.map(({ url }) => url).filter((url) => new URL(url).pathname !== '/');
  return {
    '@type': 'AutoRental',
    '@id': agencyId(site),
    name: agencyName,
    url: siteUrl + localizePath(locale, '/'),
    image: `${siteUrl}/share.jpg`,
    logo: `${siteUrl}/apple-touch-icon.png`,
    ...(priceRange && { priceRange }),
    ...describeRating(reviews),
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      addressLocality: city,
      addressCountry: 'MA',
    },
    ...(place && { geo: { '@type': 'GeoCoordinates', ...place } }),
    hasMap: mapUrl,
    areaServed: { '@type': 'City', name: city },
    openingHoursSpecification: {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: DAYS,
      opens: '00:00',
      closes: '23:59',
    },
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
}

export function agencyId({ siteUrl }: Pick<SiteSettings, 'siteUrl'>): string {
  return `${siteUrl}/#agency`;
}

/** Returns the coordinates in a map URL of OpenStreetMap or Google Maps. */
function readPlace(mapUrl: string): { readonly latitude: number; readonly longitude: number } | undefined {
  const pin = /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(mapUrl) ?? /@(-?[\d.]+),(-?[\d.]+)/.exec(mapUrl);
  return pin ? { latitude: Number(pin[1]), longitude: Number(pin[2]) } : undefined;
}
