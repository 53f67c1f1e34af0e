import { defineMessages } from 'shared-kit/intl';

export const CHANGE_TEXT = defineMessages({
  title: { id: 'myBooking.CHANGE_TEXT.title', defaultMessage: 'Change your booking' },
  contact: { id: 'myBooking.CHANGE_TEXT.contact', defaultMessage: 'Who is driving?' },
  datesNote: {
    id: 'myBooking.CHANGE_TEXT.datesNote',
    defaultMessage: 'Another car or other dates? Call us on {phone}, and we look at it together.',
  },
  save: { id: 'myBooking.CHANGE_TEXT.save', defaultMessage: 'Save changes', description: 'Button' },
  saving: { id: 'myBooking.CHANGE_TEXT.saving', defaultMessage: 'Saving …' },
  saved: { id: 'myBooking.CHANGE_TEXT.saved', defaultMessage: 'Your booking is changed' },
  savedDetail: { id: 'myBooking.CHANGE_TEXT.savedDetail', defaultMessage: 'We have told our team.' },
  newPrice: {
    id: 'myBooking.CHANGE_TEXT.newPrice',
    defaultMessage: 'With this pick-up your booking costs {total} instead of {before}.',
  },
  saveFor: { id: 'myBooking.CHANGE_TEXT.saveFor', defaultMessage: 'Save for {total}', description: 'Button' },
  back: { id: 'myBooking.CHANGE_TEXT.back', defaultMessage: 'Back', description: 'Button that closes a dialog' },
  nowStatus: {
    id: 'myBooking.CHANGE_TEXT.nowStatus',
    defaultMessage: 'This booking was changed meanwhile and is now: {status}. Nothing of yours was saved yet.',
  },
  callInstead: {
    id: 'myBooking.CHANGE_TEXT.callInstead',
    defaultMessage: 'It can no longer be changed here. Call us on {phone}.',
  },
});

export const CANCEL_TEXT = defineMessages({
  title: { id: 'myBooking.CANCEL_TEXT.title', defaultMessage: 'Cancel this booking?' },
  text: {
    id: 'myBooking.CANCEL_TEXT.text',
    defaultMessage: '{car}, {dates}. Canceling is free, and the car is free for others at once. It cannot be undone.',
    description: 'dates: first and last day',
  },
  confirm: { id: 'myBooking.CANCEL_TEXT.confirm', defaultMessage: 'Cancel booking', description: 'Button' },
  canceling: { id: 'myBooking.CANCEL_TEXT.canceling', defaultMessage: 'Canceling …' },
  keep: {
    id: 'myBooking.CANCEL_TEXT.keep',
    defaultMessage: 'Keep it',
    description: 'Button: do not cancel the booking',
  },
  done: { id: 'myBooking.CANCEL_TEXT.done', defaultMessage: 'Your booking is canceled' },
});

export const FORGET_TEXT = defineMessages({
  title: { id: 'myBooking.FORGET_TEXT.title', defaultMessage: 'Forget on this device?' },
  text: {
    id: 'myBooking.FORGET_TEXT.text',
    defaultMessage:
      'Your bookings stay as they are. To see them here again you need the link from an email, or your code.',
  },
  confirm: { id: 'myBooking.FORGET_TEXT.confirm', defaultMessage: 'Forget', description: 'Button' },
  forgetting: { id: 'myBooking.FORGET_TEXT.forgetting', defaultMessage: 'Forgetting …' },
  done: { id: 'myBooking.FORGET_TEXT.done', defaultMessage: 'This device has forgotten your bookings' },
});
