import { defineMessages } from 'shared-kit/intl';

export const CUSTOMER_KIND_NAMES = defineMessages({
  person: { id: 'customerKind.CUSTOMER_KIND_NAMES.person', defaultMessage: 'Person' },
  company: { id: 'customerKind.CUSTOMER_KIND_NAMES.company', defaultMessage: 'Company' },
});
