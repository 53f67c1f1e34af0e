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
  reading: {
    id: 'handoverCard.CARD_TEXT.reading',
    defaultMessage: '{kilometers} km, fuel {fuel}',
    description: 'fuel: 6/8',
  },
});

export const SIGNED_TEXT = defineMessages({
  pickup: {
    id: 'handoverCard.SIGNED_TEXT.pickup',
    defaultMessage: 'signed {moment}',
    description: 'A hand-over; moment: day and time',
  },
  return: {
    id: 'handoverCard.SIGNED_TEXT.return',
    defaultMessage: 'signed {moment}',
    description: 'A return; moment: day and time',
  },
});

export const UNSIGNED_TEXT = defineMessages({
  pickup: { id: 'handoverCard.UNSIGNED_TEXT.pickup', defaultMessage: 'not signed yet', description: 'A hand-over' },
  return: { id: 'handoverCard.UNSIGNED_TEXT.return', defaultMessage: 'not signed yet', description: 'A return' },
});
