import { defineMessages } from 'shared-kit/intl';

/** On the page of a booking. */
export const CARD_TEXT = defineMessages({
  title: { id: 'handoverCard.CARD_TEXT.title', defaultMessage: 'Hand-over and return' },
  failure: { id: 'handoverCard.CARD_TEXT.failure', defaultMessage: 'The protocols could not be loaded' },
  none: { id: 'handoverCard.CARD_TEXT.none', defaultMessage: 'No protocol yet', description: 'Of a hand-over' },
  noPickup: { id: 'handoverCard.CARD_TEXT.noPickup', defaultMessage: 'No protocol of the hand-over exists.' },
  noReturn: { id: 'handoverCard.CARD_TEXT.noReturn', defaultMessage: 'No protocol of the return exists.' },
  pickup: { id: 'handoverCard.CARD_TEXT.pickup', defaultMessage: 'Hand-over', description: 'Link: the protocol' },
  return: { id: 'handoverCard.CARD_TEXT.return', defaultMessage: 'Return', description: 'Link: the protocol' },
  goesOn: {
    id: 'handoverCard.CARD_TEXT.goesOn',
    defaultMessage: 'The car is back, and the rental goes on with another one.',
  },
  chooseCar: {
    id: 'handoverCard.CARD_TEXT.chooseCar',
    defaultMessage: 'Choose the other car',
    description: 'Button: opens a dialog',
  },
  signed: {
    id: 'handoverCard.CARD_TEXT.signed',
    defaultMessage: 'signed {moment}',
    description: 'moment: day and time',
  },
  unsigned: { id: 'handoverCard.CARD_TEXT.unsigned', defaultMessage: 'not signed yet', description: 'A protocol' },
  reading: {
    id: 'handoverCard.CARD_TEXT.reading',
    defaultMessage: '{kilometers} km, fuel {fuel}',
    description: 'fuel: 6/8',
  },
});
