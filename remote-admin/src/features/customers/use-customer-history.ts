import { type Message, useIntl } from 'shared-kit/intl';
import { CUSTOMER_KIND_NAMES } from '../../ui/customer-kind-names.ts';
import { CUSTOMER_TEXT, DOCUMENT_NAMES } from './texts.ts';

type Names = Readonly<Record<string, Message>>;

/** Names of what only the history of a customer has, and of what the page calls otherwise than an export. */
const LABELS: Names = {
  document: CUSTOMER_TEXT.document,
  scan: CUSTOMER_TEXT.scanOf,
  kind: CUSTOMER_TEXT.kind,
  staffNote: CUSTOMER_TEXT.note,
};
const VALUES: Readonly<Record<string, Names>> = {
  document: DOCUMENT_NAMES,
  scan: DOCUMENT_NAMES,
  kind: CUSTOMER_KIND_NAMES,
};

/** Returns how the history of a customer names its fields and writes their values. */
export function useCustomerHistory() {
  const { formatMessage } = useIntl();
  return {
    label(field: string): string | undefined {
      const label = LABELS[field];
      return label && formatMessage(label);
    },
    write(field: string, value: unknown): string | undefined {
      const name = VALUES[field]?.[String(value)];
      return name && formatMessage(name);
    },
  };
}
