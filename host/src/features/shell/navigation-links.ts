/** The header's links. */
export const HEADER_LINKS = [
  { label: 'Home', to: '/' },
  { label: 'Cars', to: '/cars' },
  { label: 'Locations', to: '/locations' },
  { label: 'About', to: '/about' },
  { label: 'Support', to: '/support' },
] as const;

/** The footer's links in their columns. */
export const FOOTER_COLUMNS = [
  {
    title: 'Rent',
    links: [
      { label: 'Browse Cars', to: '/cars' },
      { label: 'Locations', to: '/locations' },
      { label: 'Pricing', to: '/cars' },
    ],
  },
  {
    title: 'Agency',
    links: [
      { label: 'About Us', to: '/about' },
      { label: 'Help Center', to: '/support' },
      { label: 'Contact Us', to: '/support' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Terms of Service', to: '/terms' },
      { label: 'Privacy Policy', to: '/privacy' },
    ],
  },
] as const;
