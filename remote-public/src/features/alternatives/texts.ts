import { defineMessages } from 'shared-kit/intl';

/** Texts of the alternatives to dates that are not available. */
export const ALTERNATIVES_TEXT = defineMessages({
  twin: {
    id: 'car.twin',
    defaultMessage: 'Another {name} is free on your dates, with the same equipment at the same price.',
    description: 'name: of a car. Another one of the same kind',
  },
  takeTwin: {
    id: 'car.takeTwin',
    defaultMessage: 'Take the free one',
    description: 'Link to the free car of the same kind',
  },
  windows: { id: 'alternatives.windows', defaultMessage: 'Free on other dates', description: 'Heading of dates' },
  cars: { id: 'alternatives.cars', defaultMessage: 'Free on your dates', description: 'Heading of cars' },
  otherCars: { id: 'alternatives.otherCars', defaultMessage: 'Other cars', description: 'Heading of cars' },
  ask: { id: 'alternatives.ask', defaultMessage: 'Ask us on WhatsApp', description: 'Button' },
  call: { id: 'alternatives.call', defaultMessage: 'Call {phone}', description: 'Button; phone: the number' },
});

/** The message that a visitor sends to the agency. */
export const QUESTION_TEXT = defineMessages({
  car: {
    id: 'alternatives.questionCar',
    defaultMessage:
      'Hello {agencyName}, I would like to rent the {car} from {from} to {to}, but it is not free. What can you offer me?',
    description: 'Message to the agency',
  },
  dates: {
    id: 'alternatives.questionDates',
    defaultMessage: 'Hello {agencyName}, I am looking for a car from {from} to {to}. What can you offer me?',
    description: 'Message to the agency',
  },
  any: {
    id: 'alternatives.questionAny',
    defaultMessage: 'Hello {agencyName}, I am looking for a car. What can you offer me?',
    description: 'Message to the agency',
  },
});
