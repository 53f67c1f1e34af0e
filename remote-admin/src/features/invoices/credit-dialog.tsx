import type { Invoice } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { INVOICES_TEXT } from './texts.ts';

interface CreditDialogProps {
  readonly invoice: Invoice;
  readonly onClosed: () => void;
}

/** Asks why an invoice is canceled by a credit note. Opens when it is mounted. */
export function CreditDialog({ invoice: { id, number }, onClosed }: CreditDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  return (
    <ReasonDialog
      title={formatMessage(INVOICES_TEXT.creditNamed, { number })}
      hint={formatMessage(INVOICES_TEXT.creditHint)}
      label={INVOICES_TEXT.reason}
      missing={INVOICES_TEXT.reasonMissing}
      save={INVOICES_TEXT.credit}
      maxLength={200}
      onSave={async (reason) => {
        const note = await api.invoices.credit(id, reason);
        return formatMessage(INVOICES_TEXT.credited, { number: note.number });
      }}
      onClosed={onClosed}
    />
  );
}
