import { MY_BOOKING_PATH } from 'shared-kit/domain';
import { defineMessages } from 'shared-kit/intl';

const PAGES = defineMessages({
  home: { id: 'shell.home', defaultMessage: 'Home' },
  cars: { id: 'shell.cars', defaultMessage: 'Cars' },
  locations: { id: 'shell.locations', defaultMessage: 'Locations' },
  about: { id: 'shell.about', defaultMessage: 'About' },
  support: { id: 'shell.support', defaultMessage: 'Support' },
  browseCars: { id: 'shell.browseCars', defaultMessage: 'Browse Cars' },
  pricing: { id: 'shell.pricing', defaultMessage: 'Pricing' },
  aboutUs: { id: 'shell.aboutUs', defaultMessage: 'About Us' },
  helpCenter: { id: 'shell.helpCenter', defaultMessage: 'Help Center' },
  contactUs: { id: 'shell.contactUs', defaultMessage: 'Contact Us' },
  terms: { id: 'shell.terms', defaultMessage: 'Terms of Service' },
  privacy: { id: 'shell.privacy', defaultMessage: 'Privacy Policy' },
  myBooking: { id: 'shell.myBooking', defaultMessage: 'My booking' },
});

const COLUMNS = defineMessages({
  rent: { id: 'shell.rent', defaultMessage: 'Rent', description: 'Heading of the links to cars and prices' },
  agency: { id: 'shell.agency', defaultMessage: 'Agency' },
  legal: { id: 'shell.legal', defaultMessage: 'Legal' },
});

/** The header's links. */
export const HEADER_LINKS = [
  { label: PAGES.home, to: '/' },
  { label: PAGES.cars, to: '/cars' },
  { label: PAGES.locations, to: '/locations' },
  { label: PAGES.about, to: '/about' },
  { label: PAGES.support, to: '/support' },
] as const;

/** Additional header link on devices with a booking. */
export const MY_BOOKING_LINK = { label: PAGES.myBooking, to: MY_BOOKING_PATH } as const;

export const LEGAL_LINKS = [
  { label: PAGES.terms, to: '/terms' },
  { label: PAGES.privacy, to: '/privacy' },
] as const;

/** The footer's links in their columns. */
export const FOOTER_COLUMNS = [
  {
    title: COLUMNS.rent,
    links: [
      { label: PAGES.browseCars, to: '/cars' },
      { label: PAGES.locations, to: '/locations' },
      { label: PAGES.pricing, to: '/cars' },
      MY_BOOKING_LINK,
    ],
  },
  {
    title: COLUMNS.agency,
    links: [
      { label: PAGES.aboutUs, to: '/about' },
      { label: PAGES.helpCenter, to: '/support' },
      { label: PAGES.contactUs, to: '/support' },
    ],
  },
  {
    title: COLUMNS.legal,
    links: LEGAL_LINKS,
  },
] as const;

export const HEADER_TEXT = defineMessages({
  skip: { id: 'shell.skip', defaultMessage: 'Skip to content' },
  openMenu: { id: 'shell.openMenu', defaultMessage: 'Open menu' },
  closeMenu: { id: 'shell.closeMenu', defaultMessage: 'Close menu' },
  navigation: { id: 'shell.navigation', defaultMessage: 'Main', description: 'Name of the main navigation' },
  book: { id: 'shell.book', defaultMessage: 'Book Now' },
});

/** Texts of the compact header on staff pages. */
export const STAFF_TEXT = defineMessages({
  navigation: {
    id: 'shell.staffNavigation',
    defaultMessage: 'Console',
    description: 'Name of the navigation for staff',
  },
  website: {
    id: 'shell.website',
    defaultMessage: 'Website',
    description: 'Button of the menu with the pages for customers, in the header for staff',
  },
  account: {
    id: 'shell.account',
    defaultMessage: 'Account: {name}',
    description: 'Button of the menu of the person who is signed in',
  },
});

/** The pages of the site, for the menu on staff pages. */
export const SITE_LINKS = [...HEADER_LINKS, MY_BOOKING_LINK, ...LEGAL_LINKS] as const;

export const COPYRIGHT_YEAR = 2024;

export const FOOTER_TEXT = defineMessages({
  tagline: {
    id: 'shell.tagline',
    defaultMessage: 'Car Rental Agency in Marrakech. Experience luxury, comfort, and reliability.',
  },
  languages: { id: 'shell.languages', defaultMessage: 'Languages' },
  follow: { id: 'shell.follow', defaultMessage: 'Follow us' },
  contact: { id: 'shell.contact', defaultMessage: 'Reach us' },
  whatsapp: { id: 'shell.whatsapp', defaultMessage: 'WhatsApp' },
  copyright: { id: 'shell.copyright', defaultMessage: '© {year} {agencyName}. All rights reserved.' },
});
