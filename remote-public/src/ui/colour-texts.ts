import { defineMessages } from 'shared-kit/intl';

/** What a car's page says of its colour. */
export const COLOUR_LINE = defineMessages({
  colour: { id: 'car.colour', defaultMessage: 'Color: {color}', description: 'Of a car' },
});

/** Colours of cars. */
export const COLOUR_TEXT = defineMessages({
  white: { id: 'ui.colourWhite', defaultMessage: 'White' },
  black: { id: 'ui.colourBlack', defaultMessage: 'Black' },
  grey: { id: 'ui.colourGrey', defaultMessage: 'Gray' },
  silver: { id: 'ui.colourSilver', defaultMessage: 'Silver' },
  red: { id: 'ui.colourRed', defaultMessage: 'Red' },
  blue: { id: 'ui.colourBlue', defaultMessage: 'Blue' },
  green: { id: 'ui.colourGreen', defaultMessage: 'Green' },
  orange: { id: 'ui.colourOrange', defaultMessage: 'Orange' },
  yellow: { id: 'ui.colourYellow', defaultMessage: 'Yellow' },
  brown: { id: 'ui.colourBrown', defaultMessage: 'Brown' },
  beige: { id: 'ui.colourBeige', defaultMessage: 'Beige' },
});
