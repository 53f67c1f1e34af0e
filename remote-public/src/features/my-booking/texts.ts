import { defineMessages } from 'shared-kit/intl';

export const INTRO_TEXT = defineMessages({
  title: { id: 'myBooking.title', defaultMessage: 'My booking', description: 'Title of the page' },
  lead: {
    id: 'myBooking.lead',
    defaultMessage: 'Your car, your dates and what comes next. Change what you need to, whenever you need to.',
  },
});

export const PAGE_TEXT = defineMessages({
  loading: { id: 'myBooking.loading', defaultMessage: 'Looking for your booking …' },
  opening: { id: 'myBooking.opening', defaultMessage: 'Opening your booking …' },
  noScript: {
    id: 'myBooking.noScript',
    defaultMessage: 'Your booking is shown with JavaScript only. You can also call us: {phone}.',
  },
  failed: { id: 'myBooking.failed', defaultMessage: 'We could not load your booking' },
  several: {
    id: 'myBooking.several',
    defaultMessage: '{count, plural, one {# booking} other {# bookings}} on this device',
  },
  whatsapp: { id: 'myBooking.whatsapp', defaultMessage: 'WhatsApp', description: 'Button' },
  call: { id: 'myBooking.call', defaultMessage: 'Call {phone}', description: 'Button; phone: the number' },
  copy: {
    id: 'myBooking.copy',
    defaultMessage: 'You are offline. This is a copy from {time}. To change or cancel, call us on {phone}.',
    description: 'time: day and time',
  },
});

export const LINK_TEXT = defineMessages({
  used: { id: 'myBooking.linkUsed', defaultMessage: 'This link was used already' },
  expired: { id: 'myBooking.linkExpired', defaultMessage: 'This link has expired' },
  unknown: { id: 'myBooking.linkUnknown', defaultMessage: 'This link does not lead to a booking' },
  failed: { id: 'myBooking.linkFailed', defaultMessage: 'We could not open this link' },
  advice: {
    id: 'myBooking.linkAdvice',
    defaultMessage: 'Each link opens the booking on one device. We can send you a new one, to the same address.',
  },
  unknownAdvice: {
    id: 'myBooking.linkUnknownAdvice',
    defaultMessage: 'Part of it may be missing. Open it from the email again, or ask for a new one below.',
  },
  send: { id: 'myBooking.linkSend', defaultMessage: 'Send me a new link', description: 'Button' },
  sending: { id: 'myBooking.linkSending', defaultMessage: 'Sending …' },
  sent: {
    id: 'myBooking.linkSent',
    defaultMessage: 'If it matches, a link is on its way to the address on file',
  },
  sentAdvice: {
    id: 'myBooking.linkSentAdvice',
    defaultMessage: 'It may take a minute. Have a look in the spam folder too, or call us on {phone}.',
  },
  notSent: { id: 'myBooking.linkNotSent', defaultMessage: 'We cannot send emails at the moment' },
  notSentAdvice: {
    id: 'myBooking.linkNotSentAdvice',
    defaultMessage: 'Please call us on {phone}: we look your booking up for you.',
  },
});

export const FIND_TEXT = defineMessages({
  title: { id: 'myBooking.findTitle', defaultMessage: 'Find your booking' },
  lead: {
    id: 'myBooking.findLead',
    defaultMessage:
      'There is no booking on this device. Tell us your confirmation code and the phone number or email address you booked with, and we send you a link.',
  },
  code: { id: 'myBooking.findCode', defaultMessage: 'Confirmation code', description: 'Label of a field' },
  codeProblem: {
    id: 'myBooking.findCodeProblem',
    defaultMessage: 'A code has six letters and digits, for example {example}.',
  },
  contact: {
    id: 'myBooking.findContact',
    defaultMessage: 'Phone number or email address',
    description: 'Label of a field',
  },
  contactProblem: {
    id: 'myBooking.findContactProblem',
    defaultMessage: 'Please enter the phone number or the email address of the booking.',
  },
});

export const TICKET_TEXT = defineMessages({
  state: { id: 'myBooking.state', defaultMessage: 'Status', description: 'Label of the state of a booking' },
  pickup: { id: 'myBooking.pickup', defaultMessage: 'Pick-up', description: 'Label of day and time' },
  dropoff: { id: 'myBooking.dropoff', defaultMessage: 'Drop-off', description: 'Label of a day' },
  map: { id: 'myBooking.map', defaultMessage: 'Open the map', description: 'Link' },
  directions: { id: 'myBooking.directions', defaultMessage: 'Get directions', description: 'Link' },
  total: { id: 'myBooking.total', defaultMessage: 'Total', description: 'Label of a price' },
  totalNote: { id: 'myBooking.totalNote', defaultMessage: 'You pay when you bring the car back.' },
});

/** What happens next. */
export const NEXT_TEXT = defineMessages({
  heading: { id: 'myBooking.nextHeading', defaultMessage: 'What happens next' },
  bookAgain: { id: 'myBooking.bookAgain', defaultMessage: 'Book again', description: 'Link' },
  bringHeading: { id: 'myBooking.bringHeading', defaultMessage: 'What to bring' },
  bring: {
    id: 'myBooking.bring',
    defaultMessage: "Your driver's license, held for at least 1 year, and your confirmation code.",
  },
  bringAge: {
    id: 'myBooking.bringAge',
    defaultMessage: 'The driver is at least {minimumAge} years old.',
    description: 'minimumAge: 21',
  },
  contactHeading: { id: 'myBooking.contactHeading', defaultMessage: 'We are here for you' },
  whatsappMessage: {
    id: 'myBooking.whatsappMessage',
    defaultMessage: 'Hello {agencyName}, I have a question about my booking {code}.',
  },
});

export const KEEP_TEXT = defineMessages({
  heading: { id: 'myBooking.keepHeading', defaultMessage: 'Keep it at hand' },
  calendar: { id: 'myBooking.calendar', defaultMessage: 'Add to calendar', description: 'Link to a file' },
  print: { id: 'myBooking.print', defaultMessage: 'Print', description: 'Button' },
  image: { id: 'myBooking.image', defaultMessage: 'Save as picture', description: 'Button' },
  imageFailed: {
    id: 'myBooking.imageFailed',
    defaultMessage: 'The picture could not be made. Please take a screenshot instead.',
  },
});

export const MANAGE_TEXT = defineMessages({
  heading: { id: 'myBooking.manageHeading', defaultMessage: 'Your details' },
  change: { id: 'myBooking.change', defaultMessage: 'Change details', description: 'Button' },
  cancel: { id: 'myBooking.cancel', defaultMessage: 'Cancel booking', description: 'Button' },
  heldUntil: {
    id: 'myBooking.heldUntil',
    defaultMessage:
      'We keep the car for you until {time}. If we have not confirmed your request by then, it lapses, and we write to you.',
    description: 'time: day and time',
  },
  heldUntilWithoutEmail: {
    id: 'myBooking.heldUntilWithoutEmail',
    defaultMessage: 'We keep the car for you until {time}. If we have not confirmed your request by then, it lapses.',
    description: 'time: day and time',
  },
  cancelUntil: {
    id: 'myBooking.cancelUntil',
    defaultMessage: 'Free cancellation here until {time}.',
    description: 'time: day and time',
  },
  tooLateToCancel: {
    id: 'myBooking.tooLateToCancel',
    defaultMessage: 'It is less than 24 hours to your pick-up: to cancel now, call us on {phone}.',
  },
  tooLateToChange: {
    id: 'myBooking.tooLateToChange',
    defaultMessage: 'The time of your pick-up has come: for changes, call us on {phone}.',
  },
  forget: { id: 'myBooking.forget', defaultMessage: 'Forget on this device', description: 'Button' },
  forgetNote: {
    id: 'myBooking.forgetNote',
    defaultMessage: 'On a borrowed device? Your bookings stay as they are; here they are no longer shown.',
  },
});

export const CHANGE_TEXT = defineMessages({
  title: { id: 'myBooking.changeTitle', defaultMessage: 'Change your booking' },
  contact: { id: 'myBooking.changeContact', defaultMessage: 'Who is driving?' },
  datesNote: {
    id: 'myBooking.changeDatesNote',
    defaultMessage: 'Another car or other dates? Call us on {phone}, and we look at it together.',
  },
  save: { id: 'myBooking.save', defaultMessage: 'Save changes', description: 'Button' },
  saving: { id: 'myBooking.saving', defaultMessage: 'Saving …' },
  saved: { id: 'myBooking.saved', defaultMessage: 'Your booking is changed' },
  savedDetail: { id: 'myBooking.savedDetail', defaultMessage: 'We have told our team.' },
  back: { id: 'myBooking.back', defaultMessage: 'Back', description: 'Button that closes a dialog' },
  nowStatus: {
    id: 'myBooking.nowStatus',
    defaultMessage: 'This booking was changed meanwhile and is now: {status}. Nothing of yours was saved yet.',
  },
  callInstead: { id: 'myBooking.callInstead', defaultMessage: 'It can no longer be changed here. Call us on {phone}.' },
});

export const CANCEL_TEXT = defineMessages({
  title: { id: 'myBooking.cancelTitle', defaultMessage: 'Cancel this booking?' },
  text: {
    id: 'myBooking.cancelText',
    defaultMessage: '{car}, {dates}. Canceling is free, and the car is free for others at once. It cannot be undone.',
    description: 'dates: first and last day',
  },
  confirm: { id: 'myBooking.cancelConfirm', defaultMessage: 'Cancel booking', description: 'Button' },
  canceling: { id: 'myBooking.canceling', defaultMessage: 'Canceling …' },
  keep: { id: 'myBooking.cancelKeep', defaultMessage: 'Keep it', description: 'Button: do not cancel the booking' },
  done: { id: 'myBooking.canceled', defaultMessage: 'Your booking is canceled' },
});

export const FORGET_TEXT = defineMessages({
  title: { id: 'myBooking.forgetTitle', defaultMessage: 'Forget on this device?' },
  text: {
    id: 'myBooking.forgetText',
    defaultMessage:
      'Your bookings stay as they are. To see them here again you need the link from an email, or your code.',
  },
  confirm: { id: 'myBooking.forgetConfirm', defaultMessage: 'Forget', description: 'Button' },
  forgetting: { id: 'myBooking.forgetting', defaultMessage: 'Forgetting …' },
  done: { id: 'myBooking.forgotten', defaultMessage: 'This device has forgotten your bookings' },
});
