import { defineMessages } from 'shared-kit/intl';

export const NOT_FOUND_TEXT = defineMessages({
  title: { id: 'notFound.title', defaultMessage: 'Page Not Found' },
  text: { id: 'notFound.text', defaultMessage: "The page you're looking for doesn't exist or has been moved." },
  home: { id: 'notFound.home', defaultMessage: 'Go back home', description: 'Link to the home page' },
});
