import type { SiteSettings } from 'shared-kit/domain';

/** How the site looks on a home screen. */
export function composeManifest({ agencyName }: Pick<SiteSettings, 'agencyName'>) {
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
