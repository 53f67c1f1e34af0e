import { PUBLIC_PATHS } from './public-pages.ts';

const HEADINGS: Readonly<Record<string, string>> = {
  '/locations': 'Convenient Locations Nationwide',
  '/about': 'Redefining Car Rental',
  '/my-booking': 'My booking',
  '/terms': 'Terms of Service',
  '/privacy': 'Privacy Policy',
  '/nowhere': 'Page Not Found',
};

/** The public screens that need no data of their own, with the headings that must not change. */
export const PUBLIC_SCREENS = [...PUBLIC_PATHS, '/nowhere'].map((path) => ({ path, heading: HEADINGS[path] }));
