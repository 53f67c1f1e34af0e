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

export const HEADER_TEXT = {
  skip: 'Skip to content',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  navigation: 'Main',
  book: 'Book Now',
} as const;

const COPYRIGHT_YEAR = 2024;

export const FOOTER_TEXT = {
  tagline: 'Car Rental Agency in Marrakech. Experience luxury, comfort, and reliability.',
  follow: 'Follow us',
  contact: 'Reach us',
  whatsapp: 'WhatsApp',
  copyright: (agencyName: string) => `© ${COPYRIGHT_YEAR} ${agencyName}. All rights reserved.`,
} as const;
