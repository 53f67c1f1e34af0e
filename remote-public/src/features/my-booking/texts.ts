import { defineMessages } from 'shared-kit/intl';

export const INTRO_TEXT = defineMessages({
  title: { id: 'myBooking.INTRO_TEXT.title', defaultMessage: 'My booking', description: 'Title of the page' },
  lead: {
    id: 'myBooking.INTRO_TEXT.lead',
    defaultMessage: 'Your car, your dates and what comes next. Change what you need to, whenever you need to.',
  },
});

export const PAGE_TEXT = defineMessages({
  loading: { id: 'myBooking.PAGE_TEXT.loading', defaultMessage: 'Looking for your booking …' },
  opening: { id: 'myBooking.PAGE_TEXT.opening', defaultMessage: 'Opening your booking …' },
  noScript: {
    id: 'myBooking.PAGE_TEXT.noScript',
    defaultMessage: 'Your booking is shown with JavaScript only. You can also call us: {phone}.',
  },
  failed: { id: 'myBooking.PAGE_TEXT.failed', defaultMessage: 'We could not load your booking' },
  several: {
    id: 'myBooking.PAGE_TEXT.several',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} on this device',
  },
  whatsapp: { id: 'myBooking.PAGE_TEXT.whatsapp', defaultMessage: 'WhatsApp', description: 'Button' },
  call: { id: 'myBooking.PAGE_TEXT.call', defaultMessage: 'Call {phone}', description: 'Button; phone: the number' },
  copy: {
    id: 'myBooking.PAGE_TEXT.copy',
    defaultMessage: 'You are offline. This is a copy from {time}. To change or cancel, call us on {phone}.',
    description: 'time: day and time',
  },
});

export const LINK_TEXT = defineMessages({
  used: { id: 'myBooking.LINK_TEXT.used', defaultMessage: 'This link was used already' },
  expired: { id: 'myBooking.LINK_TEXT.expired', defaultMessage: 'This link has expired' },
  unknown: { id: 'myBooking.LINK_TEXT.unknown', defaultMessage: 'This link does not lead to a booking' },
  failed: { id: 'myBooking.LINK_TEXT.failed', defaultMessage: 'We could not open this link' },
  advice: {
    id: 'myBooking.LINK_TEXT.advice',
    defaultMessage: 'Each link opens the booking on one device. We can send you a new one, to the same address.',
  },
  unknownAdvice: {
    id: 'myBooking.LINK_TEXT.unknownAdvice',
    defaultMessage: 'Part of it may be missing. Open it from the email again, or ask for a new one below.',
  },
  send: { id: 'myBooking.LINK_TEXT.send', defaultMessage: 'Send me a new link', description: 'Button' },
  sending: { id: 'myBooking.LINK_TEXT.sending', defaultMessage: 'Sending …' },
  sent: {
    id: 'myBooking.LINK_TEXT.sent',
    defaultMessage: 'If it matches, a link is on its way to the address on file',
  },
  sentAdvice: {
    id: 'myBooking.LINK_TEXT.sentAdvice',
    defaultMessage: 'It may take a minute. Have a look in the spam folder too, or call us on {phone}.',
  },
  notSent: { id: 'myBooking.LINK_TEXT.notSent', defaultMessage: 'We cannot send emails at the moment' },
  notSentAdvice: {
    id: 'myBooking.LINK_TEXT.notSentAdvice',
    defaultMessage: 'Please call us on {phone}: we look your booking up for you.',
  },
});

export const FIND_TEXT = defineMessages({
  title: { id: 'myBooking.FIND_TEXT.title', defaultMessage: 'Find your booking' },
  lead: {
    id: 'myBooking.FIND_TEXT.lead',
    defaultMessage:
      'There is no booking on this device. Tell us your confirmation code and the phone number or email address you booked with, and we send you a link.',
  },
  code: { id: 'myBooking.FIND_TEXT.code', defaultMessage: 'Confirmation code', description: 'Label of a field' },
  codeProblem: {
    id: 'myBooking.FIND_TEXT.codeProblem',
    defaultMessage: 'A code has six letters and digits, for example {example}.',
  },
  contact: {
    id: 'myBooking.FIND_TEXT.contact',
    defaultMessage: 'Phone number or email address',
    description: 'Label of a field',
  },
  contactProblem: {
    id: 'myBooking.FIND_TEXT.contactProblem',
    defaultMessage: 'Please enter the phone number or the email address of the booking.',
  },
  noCode: { id: 'myBooking.FIND_TEXT.noCode', defaultMessage: 'No code at hand?' },
  noCodeLead: {
    id: 'myBooking.FIND_TEXT.noCodeLead',
    defaultMessage: 'Call or write to us: we find your booking by your name.',
  },
});

export const TICKET_TEXT = defineMessages({
  state: {
    id: 'myBooking.TICKET_TEXT.state',
    defaultMessage: 'Status',
    description: 'Label of the state of a booking',
  },
  pickup: { id: 'myBooking.TICKET_TEXT.pickup', defaultMessage: 'Pick-up', description: 'Label of day and time' },
  dropoff: { id: 'myBooking.TICKET_TEXT.dropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  map: { id: 'myBooking.TICKET_TEXT.map', defaultMessage: 'Open the map', description: 'Link' },
  directions: { id: 'myBooking.TICKET_TEXT.directions', defaultMessage: 'Get directions', description: 'Link' },
  total: { id: 'myBooking.TICKET_TEXT.total', defaultMessage: 'Total', description: 'Label of a price' },
  dropoffPlace: {
    id: 'myBooking.TICKET_TEXT.dropoffPlace',
    defaultMessage: 'Return place',
    description: 'Label of a place; only where it is another than that of the pick-up',
  },
  totalNote: { id: 'myBooking.TICKET_TEXT.totalNote', defaultMessage: 'You pay when you bring the car back.' },
});

/** What happens next. */
export const NEXT_TEXT = defineMessages({
  heading: { id: 'myBooking.NEXT_TEXT.heading', defaultMessage: 'What happens next' },
  bookAgain: { id: 'myBooking.NEXT_TEXT.bookAgain', defaultMessage: 'Book again', description: 'Link' },
  bringHeading: { id: 'myBooking.NEXT_TEXT.bringHeading', defaultMessage: 'What to bring' },
  bring: {
    id: 'myBooking.NEXT_TEXT.bring',
    defaultMessage:
      "Your driver's license, held for at least {count, plural, one {# year} other {# years}}, and your confirmation code.",
  },
  bringAge: {
    id: 'myBooking.NEXT_TEXT.bringAge',
    defaultMessage: 'The driver is at least {minimumAge} years old.',
    description: 'minimumAge: 21',
  },
  contactHeading: { id: 'myBooking.NEXT_TEXT.contactHeading', defaultMessage: 'We are here for you' },
  whatsappMessage: {
    id: 'myBooking.NEXT_TEXT.whatsappMessage',
    defaultMessage: 'Hello {agencyName}, I have a question about my booking {code}.',
  },
});

export const KEEP_TEXT = defineMessages({
  heading: { id: 'myBooking.KEEP_TEXT.heading', defaultMessage: 'Keep it at hand' },
  calendar: { id: 'myBooking.KEEP_TEXT.calendar', defaultMessage: 'Add to calendar', description: 'Link to a file' },
  print: { id: 'myBooking.KEEP_TEXT.print', defaultMessage: 'Print', description: 'Button' },
  image: { id: 'myBooking.KEEP_TEXT.image', defaultMessage: 'Save as picture', description: 'Button' },
  imageFailed: {
    id: 'myBooking.KEEP_TEXT.imageFailed',
    defaultMessage: 'The picture could not be made. Please take a screenshot instead.',
  },
});

export const MANAGE_TEXT = defineMessages({
  heading: { id: 'myBooking.MANAGE_TEXT.heading', defaultMessage: 'Your details' },
  change: { id: 'myBooking.MANAGE_TEXT.change', defaultMessage: 'Change details', description: 'Button' },
  ask: { id: 'myBooking.MANAGE_TEXT.ask', defaultMessage: 'Ask for other dates or extras', description: 'Button' },
  cancel: { id: 'myBooking.MANAGE_TEXT.cancel', defaultMessage: 'Cancel booking', description: 'Button' },
  heldUntil: {
    id: 'myBooking.MANAGE_TEXT.heldUntil',
    defaultMessage:
      'We keep the car for you until {time}. If we have not confirmed your request by then, it lapses, and we write to you.',
    description: 'time: day and time',
  },
  heldUntilWithoutEmail: {
    id: 'myBooking.MANAGE_TEXT.heldUntilWithoutEmail',
    defaultMessage: 'We keep the car for you until {time}. If we have not confirmed your request by then, it lapses.',
    description: 'time: day and time',
  },
  cancelUntil: {
    id: 'myBooking.MANAGE_TEXT.cancelUntil',
    defaultMessage: 'Free cancellation here until {time}.',
    description: 'time: day and time',
  },
  tooLateToCancel: {
    id: 'myBooking.MANAGE_TEXT.tooLateToCancel',
    defaultMessage: 'It is less than 24 hours to your pick-up: to cancel now, call us on {phone}.',
  },
  tooLateToChange: {
    id: 'myBooking.MANAGE_TEXT.tooLateToChange',
    defaultMessage: 'The time of your pick-up has come: for changes, call us on {phone}.',
  },
  forget: { id: 'myBooking.MANAGE_TEXT.forget', defaultMessage: 'Forget on this device', description: 'Button' },
  forgetNote: {
    id: 'myBooking.MANAGE_TEXT.forgetNote',
    defaultMessage: 'On a borrowed device? Your bookings stay as they are; here they are no longer shown.',
  },
});
