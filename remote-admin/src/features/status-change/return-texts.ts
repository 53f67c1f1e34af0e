import { defineMessages } from 'shared-kit/intl';

export const RETURN_TEXT = defineMessages({
  refund: {
    id: 'booking.RETURN_TEXT.refund',
    defaultMessage: 'Days that are not used',
    description: 'Heading: of a customer who returns a car early',
  },
  atMost: {
    id: 'booking.RETURN_TEXT.atMost',
    defaultMessage: 'The price stays as agreed. At most {amount} could be given back.',
    description: 'amount: of money, for days that a customer does not use',
  },
  given: { id: 'booking.RETURN_TEXT.given', defaultMessage: 'Given back', description: 'Label of an amount' },
  reason: { id: 'booking.RETURN_TEXT.reason', defaultMessage: 'Reason', description: 'Why money is given back' },
  reasonMissing: {
    id: 'booking.RETURN_TEXT.reasonMissing',
    defaultMessage: 'Please say why it is given back: the customer reads it in the price.',
  },
  tooMuch: {
    id: 'booking.RETURN_TEXT.tooMuch',
    defaultMessage: 'That is more than the days that are not used cost.',
  },
});
