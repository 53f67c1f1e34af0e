import { defineMessages } from 'shared-kit/intl';

export const ASK_TEXT = defineMessages({
  dates: { id: 'myBooking.ASK_TEXT.dates', defaultMessage: 'Your dates', description: 'Label of a field' },
  extras: { id: 'myBooking.ASK_TEXT.extras', defaultMessage: 'Extras', description: 'Such as child seats; heading' },
  none: { id: 'myBooking.ASK_TEXT.none', defaultMessage: 'None', description: 'Choice of a number of pieces' },
  looking: { id: 'myBooking.ASK_TEXT.looking', defaultMessage: 'Looking whether that is free …' },
  free: { id: 'myBooking.ASK_TEXT.free', defaultMessage: 'Free. This is what it would cost:' },
  taken: {
    id: 'myBooking.ASK_TEXT.taken',
    defaultMessage: 'That is not free. Please try other dates or extras, or call us on {phone}.',
  },
  total: { id: 'myBooking.ASK_TEXT.total', defaultMessage: 'New total', description: 'Label of a price' },
  more: { id: 'myBooking.ASK_TEXT.more', defaultMessage: '{amount} more than now' },
  less: { id: 'myBooking.ASK_TEXT.less', defaultMessage: '{amount} less than now' },
  same: { id: 'myBooking.ASK_TEXT.same', defaultMessage: 'As much as now' },
  note: {
    id: 'myBooking.ASK_TEXT.note',
    defaultMessage: 'Your booking stays as it is until we have accepted.',
  },
  send: { id: 'myBooking.ASK_TEXT.send', defaultMessage: 'Send request', description: 'Button' },
  sending: { id: 'myBooking.ASK_TEXT.sending', defaultMessage: 'Sending …' },
  sent: { id: 'myBooking.ASK_TEXT.sent', defaultMessage: 'Your request is sent' },
  sentDetail: { id: 'myBooking.ASK_TEXT.sentDetail', defaultMessage: 'We look at it and answer you.' },
  asked: {
    id: 'myBooking.ASK_TEXT.asked',
    defaultMessage:
      'You have asked for {days}, for {total}. We answer you soon; until then your booking stays as it is.',
    description: 'days: first and last day; total: a price',
  },
  takeBack: { id: 'myBooking.ASK_TEXT.takeBack', defaultMessage: 'Take it back', description: 'Button: a request' },
  takenBack: { id: 'myBooking.ASK_TEXT.takenBack', defaultMessage: 'Your request is taken back' },
});
