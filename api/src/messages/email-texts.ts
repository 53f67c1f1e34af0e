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
      id: 'email.OPENINGS.requested.subject',
      defaultMessage: 'Your car is booked: {car}, {days} ({code})',
      description: 'Subject; days: 1 Dec 2026 – 3 Dec 2026',
    },
    title: { id: 'email.OPENINGS.requested.title', defaultMessage: 'Your car is booked' },
    lead: {
      id: 'email.OPENINGS.requested.lead',
      defaultMessage: 'Thank you for booking the {car} with {agencyName}.',
    },
  }),
  changed: defineMessages({
    subject: {
      id: 'email.OPENINGS.changed.subject',
      defaultMessage: 'Your booking was changed: {car}, {days} ({code})',
    },
    title: { id: 'email.OPENINGS.changed.title', defaultMessage: 'Your booking was changed' },
    lead: {
      id: 'email.OPENINGS.changed.lead',
      defaultMessage:
        'This is how your booking stands now. If it was not you who changed it, please call us on {phone}.',
    },
  }),
  canceled: defineMessages({
    subject: {
      id: 'email.OPENINGS.canceled.subject',
      defaultMessage: 'Your booking is canceled: {car}, {days} ({code})',
    },
    title: { id: 'email.OPENINGS.canceled.title', defaultMessage: 'Your booking is canceled' },
    lead: {
      id: 'email.OPENINGS.canceled.lead',
      defaultMessage:
        'We have canceled your booking of the {car}, as you asked. If it was not you, please call us on {phone}. We hope to welcome you another time.',
    },
  }),
  lapsed: defineMessages({
    subject: { id: 'email.OPENINGS.lapsed.subject', defaultMessage: 'Your request has lapsed: {car}, {days} ({code})' },
    title: { id: 'email.OPENINGS.lapsed.title', defaultMessage: 'Your request has lapsed' },
    lead: {
      id: 'email.OPENINGS.lapsed.lead',
      defaultMessage:
        'We are sorry: we could not confirm your request for the {car} in time, and it is no longer kept for you. You have nothing to pay. You can book again on our website, or call us on {phone}: we will find you a car.',
    },
  }),
  reminder: defineMessages({
    subject: { id: 'email.OPENINGS.reminder.subject', defaultMessage: 'Your pick-up on {day}: {car} ({code})' },
    title: { id: 'email.OPENINGS.reminder.title', defaultMessage: 'Your pick-up is coming up' },
    lead: {
      id: 'email.OPENINGS.reminder.lead',
      defaultMessage: 'You pick up the {car} on {moment}. Here is everything you need.',
    },
  }),
  thanks: defineMessages({
    subject: { id: 'email.OPENINGS.thanks.subject', defaultMessage: 'Thank you for driving with {agencyName}' },
    title: { id: 'email.OPENINGS.thanks.title', defaultMessage: 'Thank you' },
    lead: {
      id: 'email.OPENINGS.thanks.lead',
      defaultMessage:
        'The {car} is back with us. Thank you for driving with {agencyName}; we hope to see you again. If you left something in the car, or want to tell us how it was, call us on {phone} or answer this email.',
    },
  }),
  change_declined: defineMessages({
    subject: {
      id: 'email.OPENINGS.change_declined.subject',
      defaultMessage: 'Your booking stays as it is: {car}, {days} ({code})',
    },
    title: { id: 'email.OPENINGS.change_declined.title', defaultMessage: 'Your booking stays as it is' },
    lead: {
      id: 'email.OPENINGS.change_declined.lead',
      defaultMessage:
        'We are sorry: we cannot make the change that you asked for. Your booking is as it was. If you would like something else, call us on {phone} or answer this email: we will find a way.',
    },
  }),
  agreement: defineMessages({
    subject: {
      id: 'email.OPENINGS.agreement.subject',
      defaultMessage: 'Your rental agreement: {car}, {days} ({code})',
    },
    title: { id: 'email.OPENINGS.agreement.title', defaultMessage: 'Your rental agreement' },
    lead: {
      id: 'email.OPENINGS.agreement.lead',
      defaultMessage:
        'The {car} is yours until the return. The agreement that you have signed is attached. We wish you a good journey.',
    },
  }),
  return_sheet: defineMessages({
    subject: { id: 'email.OPENINGS.return_sheet.subject', defaultMessage: 'The return of the {car} ({code})' },
    title: { id: 'email.OPENINGS.return_sheet.title', defaultMessage: 'The car is back' },
    lead: {
      id: 'email.OPENINGS.return_sheet.lead',
      defaultMessage: 'Thank you for bringing the {car} back. The sheet that you have signed is attached.',
    },
  }),
  pay_link: defineMessages({
    subject: {
      id: 'email.OPENINGS.pay_link.subject',
      defaultMessage: 'Pay for your booking by card: {car}, {days} ({code})',
    },
    title: { id: 'email.OPENINGS.pay_link.title', defaultMessage: 'Pay for your booking by card' },
    lead: {
      id: 'email.OPENINGS.pay_link.lead',
      defaultMessage:
        'You can pay for the {car} by card, on the page of your booking. The card is entered on the page of our bank; we never see its number.',
    },
  }),
  receipt: defineMessages({
    subject: { id: 'email.OPENINGS.receipt.subject', defaultMessage: 'Your receipt for the {car} ({code})' },
    title: { id: 'email.OPENINGS.receipt.title', defaultMessage: 'Your receipt' },
    lead: {
      id: 'email.OPENINGS.receipt.lead',
      defaultMessage: 'The receipt of your payment for the {car} is attached.',
    },
  }),
  invoice: defineMessages({
    subject: { id: 'email.OPENINGS.invoice.subject', defaultMessage: 'Your invoice for the {car} ({code})' },
    title: { id: 'email.OPENINGS.invoice.title', defaultMessage: 'Your invoice' },
    lead: { id: 'email.OPENINGS.invoice.lead', defaultMessage: 'The invoice of your rental of the {car} is attached.' },
  }),
  credit_note: defineMessages({
    subject: { id: 'email.OPENINGS.credit_note.subject', defaultMessage: 'Your credit note for the {car} ({code})' },
    title: { id: 'email.OPENINGS.credit_note.title', defaultMessage: 'Your credit note' },
    lead: {
      id: 'email.OPENINGS.credit_note.lead',
      defaultMessage:
        'The credit note about your rental of the {car} is attached. It cancels the invoice that it names.',
    },
  }),
  fine_letter: defineMessages({
    subject: {
      id: 'email.OPENINGS.fine_letter.subject',
      defaultMessage: 'A fine or toll from your rental of the {car} ({code})',
    },
    title: { id: 'email.OPENINGS.fine_letter.title', defaultMessage: 'A fine or toll from your rental' },
    lead: {
      id: 'email.OPENINGS.fine_letter.lead',
      defaultMessage:
        'We have received a fine or a toll for the {car} from the days when you had it. Our letter is attached.',
    },
  }),
  link: defineMessages({
    subject: { id: 'email.OPENINGS.link.subject', defaultMessage: 'The link to your booking {code}' },
    title: { id: 'email.OPENINGS.link.title', defaultMessage: 'The link to your booking' },
    lead: {
      id: 'email.OPENINGS.link.lead',
      defaultMessage:
        'You have asked us for a link to your booking of the {car}. It works once, in the browser in which you open it.',
    },
  }),
} satisfies Record<string, OpeningTexts>;

export const EMAIL_TEXT = defineMessages({
  greeting: { id: 'email.EMAIL_TEXT.greeting', defaultMessage: 'Hello {name},' },
  regards: {
    id: 'email.EMAIL_TEXT.regards',
    defaultMessage: 'Best regards,',
    description: 'The next line names the team',
  },
  team: { id: 'email.EMAIL_TEXT.team', defaultMessage: 'The {agencyName} team' },
  next: { id: 'email.EMAIL_TEXT.next', defaultMessage: 'What happens next', description: 'Heading' },
  bring: { id: 'email.EMAIL_TEXT.bring', defaultMessage: 'What to bring', description: 'Heading' },
  license: {
    id: 'email.EMAIL_TEXT.license',
    defaultMessage: "Your driver's license, held for at least 1 year",
    description: 'To bring',
  },
  licenseYears: {
    id: 'email.EMAIL_TEXT.licenseYears',
    defaultMessage: "Your driver's license, held for at least {count, plural, one {# year} other {# years}}",
    description: 'To bring',
  },
  theCode: { id: 'email.EMAIL_TEXT.theCode', defaultMessage: 'Your confirmation code {code}', description: 'To bring' },
  freeCancellation: {
    id: 'email.EMAIL_TEXT.freeCancellation',
    defaultMessage: 'You can cancel free of charge until {moment} (Marrakech time), on the page of your booking.',
    description: 'moment: day and time',
  },
  lateCancellation: {
    id: 'email.EMAIL_TEXT.lateCancellation',
    defaultMessage: 'To cancel, please call us on {phone}: it is less than 24 hours before the pick-up.',
  },
  questions: { id: 'email.EMAIL_TEXT.questions', defaultMessage: 'Questions?', description: 'Heading' },
  contact: {
    id: 'email.EMAIL_TEXT.contact',
    defaultMessage: 'Call us on {phone}, day or night, or write to us on <whatsapp>WhatsApp</whatsapp>.',
  },
  notYou: {
    id: 'email.EMAIL_TEXT.notYou',
    defaultMessage:
      'If you did not ask for it, you need not do anything: the link went to this address only, and your booking has not changed.',
  },
  open: { id: 'email.EMAIL_TEXT.open', defaultMessage: 'See or change your booking', description: 'Button' },
  review: {
    id: 'email.EMAIL_TEXT.review',
    defaultMessage:
      'How was it? Other travellers read what you say of the car and of us: some stars, and a few words if you like. The link is for you alone.',
  },
  writeReview: { id: 'email.EMAIL_TEXT.writeReview', defaultMessage: 'Write a review', description: 'Button' },
  see: { id: 'email.EMAIL_TEXT.see', defaultMessage: 'See your booking', description: 'Button' },
  reason: {
    id: 'email.EMAIL_TEXT.reason',
    defaultMessage: 'You receive this email because a car was booked with this address.',
  },
});

/** What can be paid by card on the page of the booking. */
export const PAY_TEXT = defineMessages({
  deposit: {
    id: 'email.PAY_TEXT.deposit',
    defaultMessage: 'Deposit that you can pay by card now: {amount}',
    description: 'It is given back after the rental',
  },
  rental: {
    id: 'email.PAY_TEXT.rental',
    defaultMessage: 'Price that you can pay by card now: {amount}',
    description: 'Of the rental: what is still to be paid',
  },
  pay: { id: 'email.PAY_TEXT.pay', defaultMessage: 'Pay by card', description: 'Button' },
});

/** Texts of the e-mail by which a member of staff chooses a password. */
export const INVITATION_TEXT = defineMessages({
  subject: { id: 'invitation.INVITATION_TEXT.subject', defaultMessage: 'Your access to the console of {agencyName}' },
  title: { id: 'invitation.INVITATION_TEXT.title', defaultMessage: 'Your access to the console' },
  lead: {
    id: 'invitation.INVITATION_TEXT.lead',
    defaultMessage: 'With this link you choose your password for the console of {agencyName}, and sign in.',
  },
  choose: { id: 'invitation.INVITATION_TEXT.choose', defaultMessage: 'Choose your password', description: 'Button' },
  validity: {
    id: 'invitation.INVITATION_TEXT.validity',
    defaultMessage: 'The link works once, within 7 days. If it no longer works, ask the owner for a new one.',
    description: 'The owner manages the accounts of the console',
  },
  unexpected: {
    id: 'invitation.INVITATION_TEXT.unexpected',
    defaultMessage: 'If you do not work with us, please ignore this email.',
  },
});

/** Labels and values of a booking's facts. */
export const FACT_TEXT = defineMessages({
  code: { id: 'fact.FACT_TEXT.code', defaultMessage: 'Confirmation code' },
  status: { id: 'fact.FACT_TEXT.status', defaultMessage: 'Status', description: 'Of a booking' },
  car: { id: 'fact.FACT_TEXT.car', defaultMessage: 'Car', description: 'Label of its name' },
  pickup: { id: 'fact.FACT_TEXT.pickup', defaultMessage: 'Pick-up', description: 'Label of day and time' },
  dropoff: { id: 'fact.FACT_TEXT.dropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  moment: { id: 'fact.FACT_TEXT.moment', defaultMessage: '{day}, {time}' },
  dropoffPlace: {
    id: 'fact.FACT_TEXT.dropoffPlace',
    defaultMessage: 'Return place',
    description: 'Label of a place; only where it is another than that of the pick-up',
  },
  directions: { id: 'fact.FACT_TEXT.directions', defaultMessage: 'Directions', description: 'Link to a map' },
  note: { id: 'fact.FACT_TEXT.note', defaultMessage: 'Your note', description: "The customer's own words" },
  price: { id: 'fact.FACT_TEXT.price', defaultMessage: 'Price' },
  rate: {
    id: 'fact.FACT_TEXT.rate',
    defaultMessage: '{price} per day × {days}',
    description: 'days: number of days with its noun',
  },
  priceOfOne: {
    id: 'fact.FACT_TEXT.priceOfOne',
    defaultMessage: '{label}: {amount}',
    description: 'A line of a price; label: "Delivery: Airport"',
  },
  priceOfPieces: {
    id: 'fact.FACT_TEXT.priceOfPieces',
    defaultMessage: '{label}, {detail}: {amount}',
    description: 'A line of a price; label: "Summer", detail: "€48 x 5 days"',
  },
  total: { id: 'fact.FACT_TEXT.total', defaultMessage: 'Total', description: 'Label of a price' },
  label: { id: 'fact.FACT_TEXT.label', defaultMessage: '{label}:', description: 'Before the value of the label' },
  none: { id: 'fact.FACT_TEXT.none', defaultMessage: 'none', description: 'A fact was removed from the booking' },
  before: { id: 'fact.FACT_TEXT.before', defaultMessage: 'Before: {value}', description: 'value: before a change' },
});

/** Texts of the calendar's entries. */
export const CALENDAR_TEXT = defineMessages({
  pickup: {
    id: 'calendar.CALENDAR_TEXT.pickup',
    defaultMessage: 'Pick up the {car}',
    description: 'Entry in a calendar',
  },
  dropoff: {
    id: 'calendar.CALENDAR_TEXT.dropoff',
    defaultMessage: 'Bring back the {car}',
    description: 'Entry in a calendar',
  },
  code: { id: 'calendar.CALENDAR_TEXT.code', defaultMessage: 'Confirmation code: {code}' },
  phone: { id: 'calendar.CALENDAR_TEXT.phone', defaultMessage: 'Phone of {agencyName}: {phone}' },
});

/** Texts of the e-mails to the agency, which are always in English. */
export const AGENCY_OPENINGS = {
  agency_requested: {
    subject: {
      id: 'agency.AGENCY_OPENINGS.agency_requested.subject',
      defaultMessage: 'New booking request: {car}, {days} ({code})',
    },
    title: { id: 'agency.AGENCY_OPENINGS.agency_requested.title', defaultMessage: 'New booking request' },
    lead: { id: 'agency.AGENCY_OPENINGS.agency_requested.lead', defaultMessage: '{name} has requested the {car}.' },
  },
  agency_changed: {
    subject: {
      id: 'agency.AGENCY_OPENINGS.agency_changed.subject',
      defaultMessage: 'Changed by the customer: {car}, {days} ({code})',
    },
    title: { id: 'agency.AGENCY_OPENINGS.agency_changed.title', defaultMessage: 'A customer has changed a booking' },
    lead: {
      id: 'agency.AGENCY_OPENINGS.agency_changed.lead',
      defaultMessage: '{name} has changed the booking of the {car}.',
    },
  },
  agency_canceled: {
    subject: {
      id: 'agency.AGENCY_OPENINGS.agency_canceled.subject',
      defaultMessage: 'Canceled by the customer: {car}, {days} ({code})',
    },
    title: { id: 'agency.AGENCY_OPENINGS.agency_canceled.title', defaultMessage: 'A customer has canceled a booking' },
    lead: {
      id: 'agency.AGENCY_OPENINGS.agency_canceled.lead',
      defaultMessage: '{name} has canceled the booking of the {car}. The car is free again on these days.',
    },
  },
  agency_payment: {
    subject: {
      id: 'agency.AGENCY_OPENINGS.agency_payment.subject',
      defaultMessage: 'Look at a card payment: {car}, {days} ({code})',
    },
    title: { id: 'agency.AGENCY_OPENINGS.agency_payment.title', defaultMessage: 'A card payment was not expected' },
    lead: {
      id: 'agency.AGENCY_OPENINGS.agency_payment.lead',
      defaultMessage:
        'A card payment for the booking of {name} came late, for what was paid or canceled already, twice, or with another amount. The payments of the booking in the console say which.',
    },
  },
  agency_change_requested: {
    subject: {
      id: 'agency.AGENCY_OPENINGS.agency_change_requested.subject',
      defaultMessage: 'Asks for a change: {car}, {days} ({code})',
    },
    title: {
      id: 'agency.AGENCY_OPENINGS.agency_change_requested.title',
      defaultMessage: 'A customer asks for a change',
    },
    lead: {
      id: 'agency.AGENCY_OPENINGS.agency_change_requested.lead',
      defaultMessage:
        '{name} would like to have the booking of the {car} as follows. It stays as it is until you accept, with one press in the console.',
    },
  },
} satisfies Readonly<Record<string, OpeningTexts>>;

export const AGENCY_TEXT = {
  open: { id: 'agency.AGENCY_TEXT.open', defaultMessage: 'Open the booking in the console' },
  customer: { id: 'agency.AGENCY_TEXT.customer', defaultMessage: 'Customer' },
  phone: { id: 'agency.AGENCY_TEXT.phone', defaultMessage: 'Phone' },
  phoneAssumed: {
    id: 'agency.AGENCY_TEXT.phoneAssumed',
    defaultMessage: '{countries} assumed: the number has no country code',
  },
  phoneUndecided: {
    id: 'agency.AGENCY_TEXT.phoneUndecided',
    defaultMessage: 'Country unclear: {countries}. Please choose it in the console.',
  },
  email: { id: 'agency.AGENCY_TEXT.email', defaultMessage: 'E-mail' },
  license: { id: 'agency.AGENCY_TEXT.license', defaultMessage: "Driver's license" },
  language: { id: 'agency.AGENCY_TEXT.language', defaultMessage: 'Language' },
  unknownLanguage: { id: 'agency.AGENCY_TEXT.unknownLanguage', defaultMessage: 'Not known: letters are in English' },
  note: { id: 'agency.AGENCY_TEXT.note', defaultMessage: "Customer's note" },
  noTime: { id: 'agency.AGENCY_TEXT.noTime', defaultMessage: 'Time not given' },
  reason: { id: 'agency.AGENCY_TEXT.reason', defaultMessage: 'Sent by the website to the agency.' },
} satisfies Readonly<Record<string, Message>>;

/** Reminders of papers and service of cars, to the agency. */
export const CAR_REMINDER_TEXT = {
  title: { id: 'agency.CAR_REMINDER_TEXT.title', defaultMessage: 'Papers and service' },
  paper: { id: 'agency.CAR_REMINDER_TEXT.paper', defaultMessage: '{what} runs out on {day}: {car}' },
  work: { id: 'agency.CAR_REMINDER_TEXT.work', defaultMessage: '{what} is due on {day}: {car}' },
  distance: {
    id: 'agency.CAR_REMINDER_TEXT.distance',
    defaultMessage: '{what} is due, kilometers left {kilometers}: {car}',
  },
  open: { id: 'agency.CAR_REMINDER_TEXT.open', defaultMessage: 'Open the car in the console' },
} satisfies Readonly<Record<string, Message>>;

export const FINE_REMINDER_TEXT = {
  title: { id: 'agency.FINE_REMINDER_TEXT.title', defaultMessage: 'Fines and tolls' },
  fine: {
    id: 'agency.FINE_REMINDER_TEXT.fine',
    defaultMessage: 'The deadline of the fine {reference} of {authority} is {day}: {car}',
    description: 'day: 12 Dec 2026; car: its name and plate',
  },
  toll: {
    id: 'agency.FINE_REMINDER_TEXT.toll',
    defaultMessage: 'The deadline of the toll {reference} of {authority} is {day}: {car}',
    description: 'day: 12 Dec 2026; car: its name and plate',
  },
  open: { id: 'agency.FINE_REMINDER_TEXT.open', defaultMessage: 'Open it in the console' },
} satisfies Readonly<Record<string, Message>>;

export const VEHICLE_KIND_TEXT = {
  paper_insurance: { id: 'agency.VEHICLE_KIND_TEXT.paper_insurance', defaultMessage: 'Insurance' },
  paper_inspection: { id: 'agency.VEHICLE_KIND_TEXT.paper_inspection', defaultMessage: 'Inspection' },
  paper_tax: { id: 'agency.VEHICLE_KIND_TEXT.paper_tax', defaultMessage: 'Vehicle tax' },
  paper_permit: { id: 'agency.VEHICLE_KIND_TEXT.paper_permit', defaultMessage: 'Permit' },
  paper_other: { id: 'agency.VEHICLE_KIND_TEXT.paper_other', defaultMessage: 'Other paper' },
  work_service: { id: 'agency.VEHICLE_KIND_TEXT.work_service', defaultMessage: 'Service' },
  work_oil: { id: 'agency.VEHICLE_KIND_TEXT.work_oil', defaultMessage: 'Oil change' },
  work_tyres: { id: 'agency.VEHICLE_KIND_TEXT.work_tyres', defaultMessage: 'Tires' },
  work_brakes: { id: 'agency.VEHICLE_KIND_TEXT.work_brakes', defaultMessage: 'Brakes' },
  work_other: { id: 'agency.VEHICLE_KIND_TEXT.work_other', defaultMessage: 'Other work' },
} satisfies Readonly<Record<string, Message>>;
