import { defineMessages } from 'shared-kit/intl';

/** What a car's page says of its colour. */
export const COLOUR_LINE = defineMessages({
  colour: { id: 'car.COLOUR_LINE.colour', defaultMessage: 'Color: {color}', description: 'Of a car' },
});

/** Colours of cars. */
export const COLOUR_TEXT = defineMessages({
  white: { id: 'ui.COLOUR_TEXT.white', defaultMessage: 'White' },
  black: { id: 'ui.COLOUR_TEXT.black', defaultMessage: 'Black' },
  grey: { id: 'ui.COLOUR_TEXT.grey', defaultMessage: 'Gray' },
  silver: { id: 'ui.COLOUR_TEXT.silver', defaultMessage: 'Silver' },
  red: { id: 'ui.COLOUR_TEXT.red', defaultMessage: 'Red' },
  blue: { id: 'ui.COLOUR_TEXT.blue', defaultMessage: 'Blue' },
  green: { id: 'ui.COLOUR_TEXT.green', defaultMessage: 'Green' },
  orange: { id: 'ui.COLOUR_TEXT.orange', defaultMessage: 'Orange' },
  yellow: { id: 'ui.COLOUR_TEXT.yellow', defaultMessage: 'Yellow' },
  brown: { id: 'ui.COLOUR_TEXT.brown', defaultMessage: 'Brown' },
  beige: { id: 'ui.COLOUR_TEXT.beige', defaultMessage: 'Beige' },
});
