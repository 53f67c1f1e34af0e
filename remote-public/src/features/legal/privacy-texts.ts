import { defineMessages } from 'shared-kit/intl';
import type { LegalText } from './legal-document.tsx';

const TEXT = defineMessages({
  title: { id: 'privacy.TEXT.title', defaultMessage: 'Privacy Policy' },
  lead: {
    id: 'privacy.TEXT.lead',
    defaultMessage:
      '{agencyName} asks for what a rental needs, uses it for that rental, and does not follow you around.',
  },
  looking: { id: 'privacy.TEXT.looking', defaultMessage: 'When you look around', description: 'On the site' },
  lookingAnonymous: {
    id: 'privacy.TEXT.lookingAnonymous',
    defaultMessage:
      'You can see every car, price and free date without telling us who you are. There are no trackers, no advertising and no visitor statistics.',
  },
  lookingOwnSite: {
    id: 'privacy.TEXT.lookingOwnSite',
    defaultMessage:
      'Pages, pictures and letter shapes all come from our own site: your browser asks no other company for anything. The dates you choose stand in the address of the page, nowhere else.',
    description: 'letter shapes: fonts',
  },
  booking: { id: 'privacy.TEXT.booking', defaultMessage: 'When you book' },
  bookingDetails: {
    id: 'privacy.TEXT.bookingDetails',
    defaultMessage:
      "We ask for your name, email address, phone number and driver's license number and, if you like, for the time and place of the pick-up, your flight and a note. We keep them together with the car, the dates, the price, your confirmation code and the language you booked in.",
  },
  bookingUse: {
    id: 'privacy.TEXT.bookingUse',
    defaultMessage:
      'We use them to prepare the rental, to reach you about it, by email or phone, and to check that the driver may drive. We do not sell them or use them for advertising.',
  },
  access: { id: 'privacy.TEXT.access', defaultMessage: 'Who sees it' },
  accessStaff: {
    id: 'privacy.TEXT.accessStaff',
    defaultMessage:
      'Only our staff, and only after signing in. Visitors who check which days are free see the dates that are taken, never who took them.',
  },
  links: { id: 'privacy.TEXT.links', defaultMessage: 'WhatsApp and other links' },
  linksWhatsapp: {
    id: 'privacy.TEXT.linksWhatsapp',
    defaultMessage:
      'If you choose to continue on WhatsApp, we prepare a message with your confirmation code, the car, its price, your dates and the pick-up. It is sent only when you send it, and from then on the rules of WhatsApp apply.',
  },
  linksOthers: {
    id: 'privacy.TEXT.linksOthers',
    defaultMessage:
      'The map and our social pages belong to other companies as well. They learn of your visit only if you follow the link.',
  },
  stored: { id: 'privacy.TEXT.stored', defaultMessage: 'Stored in your browser' },
  storedText: {
    id: 'privacy.TEXT.storedText',
    defaultMessage:
      'For visitors: the language you choose or keep, in a cookie; the language that was offered to you and the appearance you choose, in the browser’s storage. If you book: two cookies by which this device shows your bookings under “My booking”, and a copy of that page for times without a network. The copy goes a day after the rental, and all of it when you choose “Forget on this device” there. Nothing else. When a page is loaded again, in another language or after a failure, what you typed waits in this tab for that moment, and is removed at once. Only our staff have a sign-in token stored in their browser, with a cookie that serves the same purpose. Signing out removes the token.',
  },
  rights: { id: 'privacy.TEXT.rights', defaultMessage: 'Your details, your say' },
  rightsText: {
    id: 'privacy.TEXT.rightsText',
    defaultMessage:
      'Ask us what we hold about you, and we tell you. Ask us to correct it, and we do. Ask us to delete it, and we do so once the rental is over.',
  },
  questions: { id: 'privacy.TEXT.questions', defaultMessage: 'Questions' },
  questionsText: {
    id: 'privacy.TEXT.questionsText',
    defaultMessage: 'Have your confirmation code ready if you have booked. It is how we find your details.',
  },
});

/** The privacy policy, which describes the actual processing of personal data. */
export const PRIVACY_POLICY: LegalText = {
  title: TEXT.title,
  lead: TEXT.lead,
  parts: [
    { id: 'looking-around', title: TEXT.looking, paragraphs: [TEXT.lookingAnonymous, TEXT.lookingOwnSite] },
    { id: 'booking', title: TEXT.booking, paragraphs: [TEXT.bookingDetails, TEXT.bookingUse] },
    { id: 'who-sees-it', title: TEXT.access, paragraphs: [TEXT.accessStaff] },
    { id: 'whatsapp-and-links', title: TEXT.links, paragraphs: [TEXT.linksWhatsapp, TEXT.linksOthers] },
    { id: 'stored-in-your-browser', title: TEXT.stored, paragraphs: [TEXT.storedText] },
    { id: 'your-details', title: TEXT.rights, paragraphs: [TEXT.rightsText] },
  ],
  contact: { id: 'questions', title: TEXT.questions, text: TEXT.questionsText },
};
