import { defineMessages } from 'shared-kit/intl';

/** Texts of the alternatives to dates that are not available. */
export const ALTERNATIVES_TEXT = defineMessages({
  twin: {
    id: 'car.ALTERNATIVES_TEXT.twin',
    defaultMessage: 'Another {name} is free on your dates, with the same equipment at the same price.',
    description: 'name: of a car. Another one of the same kind',
  },
  takeTwin: {
    id: 'car.ALTERNATIVES_TEXT.takeTwin',
    defaultMessage: 'Take the free one',
    description: 'Link to the free car of the same kind',
  },
  windows: {
    id: 'alternatives.ALTERNATIVES_TEXT.windows',
    defaultMessage: 'Free on other dates',
    description: 'Heading of dates',
  },
  cars: {
    id: 'alternatives.ALTERNATIVES_TEXT.cars',
    defaultMessage: 'Free on your dates',
    description: 'Heading of cars',
  },
  otherCars: {
    id: 'alternatives.ALTERNATIVES_TEXT.otherCars',
    defaultMessage: 'Other cars',
    description: 'Heading of cars',
  },
  ask: { id: 'alternatives.ALTERNATIVES_TEXT.ask', defaultMessage: 'Ask us on WhatsApp', description: 'Button' },
  call: {
    id: 'alternatives.ALTERNATIVES_TEXT.call',
    defaultMessage: 'Call {phone}',
    description: 'Button; phone: the number',
  },
});

/** The message that a visitor sends to the agency. */
export const QUESTION_TEXT = defineMessages({
  car: {
    id: 'alternatives.QUESTION_TEXT.car',
    defaultMessage:
      'Hello {agencyName}, I would like to rent the {car} from {from} to {to}, but it is not free. What can you offer me?',
    description: 'Message to the agency',
  },
  dates: {
    id: 'alternatives.QUESTION_TEXT.dates',
    defaultMessage: 'Hello {agencyName}, I am looking for a car from {from} to {to}. What can you offer me?',
    description: 'Message to the agency',
  },
  any: {
    id: 'alternatives.QUESTION_TEXT.any',
    defaultMessage: 'Hello {agencyName}, I am looking for a car. What can you offer me?',
    description: 'Message to the agency',
  },
});
