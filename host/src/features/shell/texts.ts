import { defineMessages } from 'shared-kit/intl';

const COLUMNS = defineMessages({
  rent: { id: 'shell.COLUMNS.rent', defaultMessage: 'Rent', description: 'Heading of the links to cars and prices' },
  agency: { id: 'shell.COLUMNS.agency', defaultMessage: 'Agency' },
  legal: { id: 'shell.COLUMNS.legal', defaultMessage: 'Legal' },
});

/** The footer's columns, with the slot of the links in each. */
export const FOOTER_COLUMNS = [
  { title: COLUMNS.rent, slot: 'rent' },
  { title: COLUMNS.agency, slot: 'agency' },
  { title: COLUMNS.legal, slot: 'legal' },
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
