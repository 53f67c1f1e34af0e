import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useTracedCustomers } from '../../data/use-traced-customers.ts';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './payment-dialog.module.css';
import { INVOICE_TEXT } from './texts.ts';

const FIELDS = ['name', 'address', 'numbers'] as const;
const LENGTHS = { name: 200, address: 300, numbers: 300 } as const;
type Values = Readonly<Record<(typeof FIELDS)[number], string>>;

interface InvoiceDialogProps {
  readonly booking: Booking;
  readonly onClosed: () => void;
}

/** Issues the invoice of a booking, to the customer or another buyer. Opens when it is mounted. */
export function InvoiceDialog({ booking, onClosed }: InvoiceDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const id = useId();
  const { data: customer, error, mutate } = useTracedCustomers({ bookingId: booking.id });
  const [typed, setTyped] = useState<Partial<Values>>({});
  const { company = booking.customerName, address = '', numbers = '' } = customer?.[0]?.billing ?? {};
  const known: Values = {
    name: company,
    address: address.replaceAll('\n', ', '),
    numbers: numbers.replaceAll('\n', ' · '),
  };
  const values: Values = { ...known, ...typed };
  return (
    <FormDialog
      title={formatMessage(INVOICE_TEXT.issue)}
      save={INVOICE_TEXT.issue}
      isIncomplete={!customer && error === undefined}
      findProblem={() => (values.name.trim() ? undefined : formatMessage(INVOICE_TEXT.nameMissing))}
      onSave={async () => {
        const [name = '', streets, ids] = FIELDS.map((field) => values[field].trim());
        const buyer = { name, ...(streets && { address: streets }), ...(ids && { numbers: ids }) };
        const invoice = await api.invoices.issue(booking.id, buyer);
        return formatMessage(INVOICE_TEXT.issued, { number: invoice.number });
      }}
      onClosed={onClosed}
    >
      {!customer && error !== undefined && (
        <p role="status">
          <span>{describeError(error)}</span>{' '}
          <Button size="small" onClick={() => void mutate()}>
            {formatMessage(FAILURE_TEXT.retry)}
          </Button>
        </p>
      )}
      {FIELDS.map((field) => (
        <div key={field} className={styles.field}>
          <label htmlFor={`${id}-${field}`}>{formatMessage(INVOICE_TEXT[field])}</label>
          <Input
            id={`${id}-${field}`}
            dir="auto"
            autoComplete="off"
            maxLength={LENGTHS[field]}
            value={values[field]}
            onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
          />
        </div>
      ))}
      <p className={styles.hint}>{formatMessage(INVOICE_TEXT.hint)}</p>
    </FormDialog>
  );
}
