import type { Attribution, FineKind, FineStatus } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

/** Texts of fines on the pages of bookings and Today too, which do not wait for them. */
export const FINE_KIND_NAMES: Readonly<Record<FineKind, Message>> = defineMessages({
  fine: { id: 'fineMark.FINE_KIND_NAMES.fine', defaultMessage: 'Fine', description: 'Of an authority' },
  toll: { id: 'fineMark.FINE_KIND_NAMES.toll', defaultMessage: 'Toll' },
});

export const FINE_STATUS_NAMES: Readonly<Record<FineStatus, Message>> = defineMessages({
  open: { id: 'fineMark.FINE_STATUS_NAMES.open', defaultMessage: 'Open', description: 'Nothing was done yet' },
  named: {
    id: 'fineMark.FINE_STATUS_NAMES.named',
    defaultMessage: 'Driver named',
    description: 'The authority knows the driver',
  },
  charged: {
    id: 'fineMark.FINE_STATUS_NAMES.charged',
    defaultMessage: 'Charged',
    description: 'The customer is to pay it',
  },
  contested: { id: 'fineMark.FINE_STATUS_NAMES.contested', defaultMessage: 'Contested' },
  paid: { id: 'fineMark.FINE_STATUS_NAMES.paid', defaultMessage: 'Paid' },
  closed: {
    id: 'fineMark.FINE_STATUS_NAMES.closed',
    defaultMessage: 'Closed',
    description: 'Nothing more is to be done',
  },
});

export const DEADLINE_TEXT = defineMessages({
  left: { id: 'fineMark.DEADLINE_TEXT.left', defaultMessage: '{day}, {days} left' },
  today: { id: 'fineMark.DEADLINE_TEXT.today', defaultMessage: '{day}, today' },
  over: { id: 'fineMark.DEADLINE_TEXT.over', defaultMessage: '{day}, passed', description: 'A deadline' },
});

export const FINE_MARK = defineMessages({
  title: { id: 'fineMark.FINE_MARK.title', defaultMessage: 'Fines and tolls', description: 'Heading' },
  due: {
    id: 'fineMark.FINE_MARK.due',
    defaultMessage: '{count, plural, one {# fine or toll to answer} other {# fines and tolls to answer}}',
    description: 'Heading of a list of fines whose deadlines are near',
  },
  failed: { id: 'fineMark.FINE_MARK.failed', defaultMessage: 'The fines could not be loaded' },
});

/** How it is known who had the car. */
export const ATTRIBUTION_TEXT: Readonly<Record<Attribution, Message>> = defineMessages({
  protocol: { id: 'fineMark.ATTRIBUTION_TEXT.protocol', defaultMessage: 'By the signed hand-over' },
  days: {
    id: 'fineMark.ATTRIBUTION_TEXT.days',
    defaultMessage: 'By the days of the booking: a signed form is missing',
  },
  nobody: { id: 'fineMark.ATTRIBUTION_TEXT.nobody', defaultMessage: 'Nobody had the car' },
  staff: { id: 'fineMark.ATTRIBUTION_TEXT.staff', defaultMessage: 'Set by a colleague' },
});
