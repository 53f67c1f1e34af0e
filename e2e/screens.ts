/** The public screens that need no data of their own, with their headings. */
export const PUBLIC_SCREENS = [
  { path: '/', heading: undefined },
  { path: '/cars', heading: undefined },
  { path: '/locations', heading: 'Convenient Locations Nationwide' },
  { path: '/about', heading: 'Redefining Car Rental' },
  { path: '/support', heading: undefined },
  { path: '/faq', heading: undefined },
  { path: '/terms', heading: 'Terms of Service' },
  { path: '/privacy', heading: 'Privacy Policy' },
  { path: '/nowhere', heading: 'Page Not Found' },
] as const;
