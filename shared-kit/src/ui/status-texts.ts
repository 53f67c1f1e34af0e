import { defineMessages, useIntl } from 'shared-kit/intl';
import { ACCEPTED_STATUSES } from '../domain/index.ts';
import { STATUS_MESSAGES } from '../intl/status-messages.ts';

const UNKNOWN = defineMessages({
  missing: { id: 'status.UNKNOWN.missing', defaultMessage: 'Unknown', description: 'A booking without a status' },
});

/** Returns the function that names a status in the language of the page; an unknown one is its raw text. */
export function useStatusLabel() {
  const { formatMessage } = useIntl();
  return (status: string | null | undefined): string => {
    if (!status) return formatMessage(UNKNOWN.missing);
    const known = ACCEPTED_STATUSES.find((name) => name === status);
    return known ? formatMessage(STATUS_MESSAGES[known]) : status;
  };
}
