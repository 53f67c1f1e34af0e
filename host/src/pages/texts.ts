import { defineMessages } from 'shared-kit/intl';

export const NOT_FOUND_TEXT = defineMessages({
  title: { id: 'notFound.NOT_FOUND_TEXT.title', defaultMessage: 'Page Not Found' },
  text: {
    id: 'notFound.NOT_FOUND_TEXT.text',
    defaultMessage: "The page you're looking for doesn't exist or has been moved.",
  },
  wit: { id: 'notFound.NOT_FOUND_TEXT.wit', defaultMessage: 'This road ends here. Others cross the Atlas.' },
  cars: { id: 'notFound.NOT_FOUND_TEXT.cars', defaultMessage: 'Choose a car', description: 'Link to the list of cars' },
  home: { id: 'notFound.NOT_FOUND_TEXT.home', defaultMessage: 'Go back home', description: 'Link to the home page' },
});
