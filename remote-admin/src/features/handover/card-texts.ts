import { defineMessages } from 'shared-kit/intl';

/** On the page of a booking. */
export const CARD_TEXT = defineMessages({
  title: { id: 'booking.CARD_TEXT.title', defaultMessage: 'Hand-over and return' },
  failure: { id: 'booking.CARD_TEXT.failure', defaultMessage: 'The protocols could not be loaded' },
  none: { id: 'booking.CARD_TEXT.none', defaultMessage: 'No protocol yet', description: 'Of a hand-over' },
  noPickup: { id: 'booking.CARD_TEXT.noPickup', defaultMessage: 'No protocol of the hand-over exists.' },
  noReturn: { id: 'booking.CARD_TEXT.noReturn', defaultMessage: 'No protocol of the return exists.' },
  pickup: { id: 'booking.CARD_TEXT.pickup', defaultMessage: 'Hand-over', description: 'Link: the protocol' },
  return: { id: 'booking.CARD_TEXT.return', defaultMessage: 'Return', description: 'Link: the protocol' },
  signed: { id: 'booking.CARD_TEXT.signed', defaultMessage: 'signed {moment}', description: 'moment: day and time' },
  unsigned: { id: 'booking.CARD_TEXT.unsigned', defaultMessage: 'not signed yet', description: 'A protocol' },
  reading: {
    id: 'booking.CARD_TEXT.reading',
    defaultMessage: '{kilometers} km, fuel {fuel}',
    description: 'fuel: 6/8',
  },
});
