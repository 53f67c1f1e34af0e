import { defineMessages } from 'shared-kit/intl';

export const FLAG_REMINDER = defineMessages({
  title: {
    id: 'dueFlags.FLAG_REMINDER.title',
    defaultMessage: '{count, plural, one {# flag to review} other {# flags to review}}',
    description: 'Customers to whom the agency does not rent',
  },
  failed: { id: 'dueFlags.FLAG_REMINDER.failed', defaultMessage: 'The flags to review could not be loaded' },
});
