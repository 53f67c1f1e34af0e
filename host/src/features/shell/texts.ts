import { MY_BOOKING_PATH } from 'shared-kit/domain';
import { defineMessages } from 'shared-kit/intl';

const PAGES = defineMessages({
  home: { id: 'shell.PAGES.home', defaultMessage: 'Home' },
  cars: { id: 'shell.PAGES.cars', defaultMessage: 'Cars' },
  locations: { id: 'shell.PAGES.locations', defaultMessage: 'Locations' },
  about: { id: 'shell.PAGES.about', defaultMessage: 'About' },
  support: { id: 'shell.PAGES.support', defaultMessage: 'Support' },
  browseCars: { id: 'shell.PAGES.browseCars', defaultMessage: 'Browse Cars' },
  pricing: { id: 'shell.PAGES.pricing', defaultMessage: 'Pricing' },
  aboutUs: { id: 'shell.PAGES.aboutUs', defaultMessage: 'About Us' },
  helpCenter: { id: 'shell.PAGES.helpCenter', defaultMessage: 'Help Center' },
  contactUs: { id: 'shell.PAGES.contactUs', defaultMessage: 'Contact Us' },
  terms: { id: 'shell.PAGES.terms', defaultMessage: 'Terms of Service' },
  privacy: { id: 'shell.PAGES.privacy', defaultMessage: 'Privacy Policy' },
  myBooking: { id: 'shell.PAGES.myBooking', defaultMessage: 'My booking' },
});

const COLUMNS = defineMessages({
  rent: { id: 'shell.COLUMNS.rent', defaultMessage: 'Rent', description: 'Heading of the links to cars and prices' },
  agency: { id: 'shell.COLUMNS.agency', defaultMessage: 'Agency' },
  legal: { id: 'shell.COLUMNS.legal', defaultMessage: 'Legal' },
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
  skip: { id: 'shell.HEADER_TEXT.skip', defaultMessage: 'Skip to content' },
  openMenu: { id: 'shell.HEADER_TEXT.openMenu', defaultMessage: 'Open menu' },
  closeMenu: { id: 'shell.HEADER_TEXT.closeMenu', defaultMessage: 'Close menu' },
  navigation: {
    id: 'shell.HEADER_TEXT.navigation',
    defaultMessage: 'Main',
    description: 'Name of the main navigation',
  },
  book: { id: 'shell.HEADER_TEXT.book', defaultMessage: 'Book Now' },
});

/** Texts of the compact header on staff pages. */
export const STAFF_TEXT = defineMessages({
  navigation: {
    id: 'shell.STAFF_TEXT.navigation',
    defaultMessage: 'Console',
    description: 'Name of the navigation for staff',
  },
  website: {
    id: 'shell.STAFF_TEXT.website',
    defaultMessage: 'Website',
    description: 'Button of the menu with the pages for customers, in the header for staff',
  },
  account: {
    id: 'shell.STAFF_TEXT.account',
    defaultMessage: 'Account: {name}',
    description: 'Button of the menu of the person who is signed in',
  },
});

/** The pages of the site, for the menu on staff pages. */
export const SITE_LINKS = [...HEADER_LINKS, MY_BOOKING_LINK, ...LEGAL_LINKS] as const;

export const COPYRIGHT_YEAR = 2024;

export const FOOTER_TEXT = defineMessages({
  tagline: {
    id: 'shell.FOOTER_TEXT.tagline',
    defaultMessage: 'Car Rental Agency in Marrakech. Experience luxury, comfort, and reliability.',
  },
  languages: { id: 'shell.FOOTER_TEXT.languages', defaultMessage: 'Languages' },
  follow: { id: 'shell.FOOTER_TEXT.follow', defaultMessage: 'Follow us' },
  contact: { id: 'shell.FOOTER_TEXT.contact', defaultMessage: 'Reach us' },
  whatsapp: { id: 'shell.FOOTER_TEXT.whatsapp', defaultMessage: 'WhatsApp' },
  copyright: { id: 'shell.FOOTER_TEXT.copyright', defaultMessage: '© {year} {agencyName}. All rights reserved.' },
});
