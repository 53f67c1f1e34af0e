import { defineMessages, type Message } from 'shared-kit/messages';

/** Subject, title and first paragraph of an e-mail. */
interface OpeningTexts {
  readonly subject: Message;
  readonly title: Message;
  readonly lead: Message;
}

/** Texts of the e-mails to the customer. */
export const OPENINGS = {
  requested: defineMessages({
    subject: {
      id: 'email.requestedSubject',
      defaultMessage: 'Your car is booked: {car}, {days} ({code})',
      description: 'Subject; days: 1 Dec 2026 – 3 Dec 2026',
    },
    title: { id: 'email.requestedTitle', defaultMessage: 'Your car is booked' },
    lead: {
      id: 'email.requestedLead',
      defaultMessage: 'Thank you for booking the {car} with {agencyName}.',
    },
  }),
  changed: defineMessages({
    subject: { id: 'email.changedSubject', defaultMessage: 'Your booking was changed: {car}, {days} ({code})' },
    title: { id: 'email.changedTitle', defaultMessage: 'Your booking was changed' },
    lead: {
      id: 'email.changedLead',
      defaultMessage:
        'This is how your booking stands now. If it was not you who changed it, please call us on {phone}.',
    },
  }),
  canceled: defineMessages({
    subject: { id: 'email.canceledSubject', defaultMessage: 'Your booking is canceled: {car}, {days} ({code})' },
    title: { id: 'email.canceledTitle', defaultMessage: 'Your booking is canceled' },
    lead: {
      id: 'email.canceledLead',
      defaultMessage:
        'We have canceled your booking of the {car}, as you asked. If it was not you, please call us on {phone}. We hope to welcome you another time.',
    },
  }),
  lapsed: defineMessages({
    subject: { id: 'email.lapsedSubject', defaultMessage: 'Your request has lapsed: {car}, {days} ({code})' },
    title: { id: 'email.lapsedTitle', defaultMessage: 'Your request has lapsed' },
    lead: {
      id: 'email.lapsedLead',
      defaultMessage:
        'We are sorry: we could not confirm your request for the {car} in time, and it is no longer kept for you. You have nothing to pay. You can book again on our website, or call us on {phone}: we will find you a car.',
    },
  }),
  reminder: defineMessages({
    subject: { id: 'email.reminderSubject', defaultMessage: 'Your pick-up on {day}: {car} ({code})' },
    title: { id: 'email.reminderTitle', defaultMessage: 'Your pick-up is coming up' },
    lead: {
      id: 'email.reminderLead',
      defaultMessage: 'You pick up the {car} on {moment}. Here is everything you need.',
    },
  }),
  thanks: defineMessages({
    subject: { id: 'email.thanksSubject', defaultMessage: 'Thank you for driving with {agencyName}' },
    title: { id: 'email.thanksTitle', defaultMessage: 'Thank you' },
    lead: {
      id: 'email.thanksLead',
      defaultMessage:
        'The {car} is back with us. Thank you for driving with {agencyName}; we hope to see you again. If you left something in the car, or want to tell us how it was, call us on {phone} or answer this email.',
    },
  }),
  link: defineMessages({
    subject: { id: 'email.linkSubject', defaultMessage: 'The link to your booking {code}' },
    title: { id: 'email.linkTitle', defaultMessage: 'The link to your booking' },
    lead: {
      id: 'email.linkLead',
      defaultMessage:
        'You have asked us for a link to your booking of the {car}. It works once, in the browser in which you open it.',
    },
  }),
} satisfies Record<string, OpeningTexts>;

export const EMAIL_TEXT = defineMessages({
  greeting: { id: 'email.greeting', defaultMessage: 'Hello {name},' },
  regards: { id: 'email.regards', defaultMessage: 'Best regards,', description: 'The next line names the team' },
  team: { id: 'email.team', defaultMessage: 'The {agencyName} team' },
  next: { id: 'email.next', defaultMessage: 'What happens next', description: 'Heading' },
  bring: { id: 'email.bring', defaultMessage: 'What to bring', description: 'Heading' },
  license: {
    id: 'email.license',
    defaultMessage: "Your driver's license, held for at least 1 year",
    description: 'To bring',
  },
  theCode: { id: 'email.theCode', defaultMessage: 'Your confirmation code {code}', description: 'To bring' },
  freeCancellation: {
    id: 'email.freeCancellation',
    defaultMessage: 'You can cancel free of charge until {moment} (Marrakech time), on the page of your booking.',
    description: 'moment: day and time',
  },
  lateCancellation: {
    id: 'email.lateCancellation',
    defaultMessage: 'To cancel, please call us on {phone}: it is less than 24 hours before the pick-up.',
  },
  questions: { id: 'email.questions', defaultMessage: 'Questions?', description: 'Heading' },
  contact: {
    id: 'email.contact',
    defaultMessage: 'Call us on {phone}, day or night, or write to us on <whatsapp>WhatsApp</whatsapp>.',
  },
  notYou: {
    id: 'email.notYou',
    defaultMessage:
      'If you did not ask for it, you need not do anything: the link went to this address only, and your booking has not changed.',
  },
  open: { id: 'email.open', defaultMessage: 'See or change your booking', description: 'Button' },
  see: { id: 'email.see', defaultMessage: 'See your booking', description: 'Button' },
  reason: {
    id: 'email.reason',
    defaultMessage: 'You receive this email because a car was booked with this address.',
  },
});

/** Texts of the e-mail by which a member of staff chooses a password. */
export const INVITATION_TEXT = defineMessages({
  subject: { id: 'invitation.subject', defaultMessage: 'Your access to the console of {agencyName}' },
  title: { id: 'invitation.title', defaultMessage: 'Your access to the console' },
  lead: {
    id: 'invitation.lead',
    defaultMessage: 'With this link you choose your password for the console of {agencyName}, and sign in.',
  },
  choose: { id: 'invitation.choose', defaultMessage: 'Choose your password', description: 'Button' },
  validity: {
    id: 'invitation.validity',
    defaultMessage: 'The link works once, within 7 days. If it no longer works, ask the owner for a new one.',
    description: 'The owner manages the accounts of the console',
  },
  unexpected: {
    id: 'invitation.unexpected',
    defaultMessage: 'If you do not work with us, please ignore this email.',
  },
});

/** Labels and values of a booking's facts. */
export const FACT_TEXT = defineMessages({
  code: { id: 'fact.code', defaultMessage: 'Confirmation code' },
  status: { id: 'fact.status', defaultMessage: 'Status', description: 'Of a booking' },
  car: { id: 'fact.car', defaultMessage: 'Car', description: 'Label of its name' },
  pickup: { id: 'fact.pickup', defaultMessage: 'Pick-up', description: 'Label of day and time' },
  dropoff: { id: 'fact.dropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  moment: { id: 'fact.moment', defaultMessage: '{day}, {time}' },
  directions: { id: 'fact.directions', defaultMessage: 'Directions', description: 'Link to a map' },
  note: { id: 'fact.note', defaultMessage: 'Your note', description: "The customer's own words" },
  price: { id: 'fact.price', defaultMessage: 'Price' },
  rate: {
    id: 'fact.rate',
    defaultMessage: '{price} per day × {count, plural, one {# day} other {# days}}',
    description: 'count: days of the rental',
  },
  total: { id: 'fact.total', defaultMessage: 'Total', description: 'Label of a price' },
  label: { id: 'fact.label', defaultMessage: '{label}:', description: 'Before the value of the label' },
  none: { id: 'fact.none', defaultMessage: 'none', description: 'A fact was removed from the booking' },
  before: { id: 'fact.before', defaultMessage: 'Before: {value}', description: 'value: before a change' },
});

/** Texts of the calendar's entries. */
export const CALENDAR_TEXT = defineMessages({
  pickup: { id: 'calendar.pickup', defaultMessage: 'Pick up the {car}', description: 'Entry in a calendar' },
  dropoff: { id: 'calendar.dropoff', defaultMessage: 'Bring back the {car}', description: 'Entry in a calendar' },
  code: { id: 'calendar.code', defaultMessage: 'Confirmation code: {code}' },
  phone: { id: 'calendar.phone', defaultMessage: 'Phone of {agencyName}: {phone}' },
});

/** Texts of the e-mails to the agency, which are always in English. */
export const AGENCY_OPENINGS = {
  agency_requested: {
    subject: { id: 'agency.requestedSubject', defaultMessage: 'New booking request: {car}, {days} ({code})' },
    title: { id: 'agency.requestedTitle', defaultMessage: 'New booking request' },
    lead: { id: 'agency.requestedLead', defaultMessage: '{name} has requested the {car}.' },
  },
  agency_changed: {
    subject: { id: 'agency.changedSubject', defaultMessage: 'Changed by the customer: {car}, {days} ({code})' },
    title: { id: 'agency.changedTitle', defaultMessage: 'A customer has changed a booking' },
    lead: { id: 'agency.changedLead', defaultMessage: '{name} has changed the booking of the {car}.' },
  },
  agency_canceled: {
    subject: { id: 'agency.canceledSubject', defaultMessage: 'Canceled by the customer: {car}, {days} ({code})' },
    title: { id: 'agency.canceledTitle', defaultMessage: 'A customer has canceled a booking' },
    lead: {
      id: 'agency.canceledLead',
      defaultMessage: '{name} has canceled the booking of the {car}. The car is free again on these days.',
    },
  },
} satisfies Readonly<Record<string, OpeningTexts>>;

export const AGENCY_TEXT = {
  open: { id: 'agency.open', defaultMessage: 'Open the booking in the console' },
  customer: { id: 'agency.customer', defaultMessage: 'Customer' },
  phone: { id: 'agency.phone', defaultMessage: 'Phone' },
  phoneAssumed: { id: 'agency.phoneAssumed', defaultMessage: '{countries} assumed: the number has no country code' },
  phoneUndecided: {
    id: 'agency.phoneUndecided',
    defaultMessage: 'Country unclear: {countries}. Please choose it in the console.',
  },
  email: { id: 'agency.email', defaultMessage: 'E-mail' },
  license: { id: 'agency.license', defaultMessage: "Driver's license" },
  language: { id: 'agency.language', defaultMessage: 'Language' },
  unknownLanguage: { id: 'agency.unknownLanguage', defaultMessage: 'Not known: letters are in English' },
  note: { id: 'agency.note', defaultMessage: "Customer's note" },
  noTime: { id: 'agency.noTime', defaultMessage: 'Time not given' },
  reason: { id: 'agency.reason', defaultMessage: 'Sent by the website to the agency.' },
} satisfies Readonly<Record<string, Message>>;
