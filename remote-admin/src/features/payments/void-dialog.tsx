import type { RecordedPayment } from 'shared-kit/api-client';
import { joinWords, PAYMENT_FIELDS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { TYPE_NAMES } from '../../ui/payment-names.ts';
import { ONLINE_TEXT } from './online-texts.ts';
import { FORM_TEXT, PAYMENTS_TEXT } from './texts.ts';

interface VoidDialogProps {
  readonly payment: RecordedPayment;
  readonly onClosed: () => void;
}

/** Asks why a payment is voided. Opens when it is mounted. */
export function VoidDialog({ payment, onClosed }: VoidDialogProps) {
  const { api, site } = useHost();
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  return (
    <ReasonDialog
      title={formatMessage(PAYMENTS_TEXT.voidNamed, {
        payment: joinWords(
          [formatMessage(TYPE_NAMES[payment.type]), format.price(payment.amount, site.currencySigns.console)],
          locale,
        ),
      })}
      {...(payment.method === 'online' && { hint: formatMessage(ONLINE_TEXT.voidHint) })}
      label={FORM_TEXT.reason}
      missing={FORM_TEXT.reasonMissing}
      save={PAYMENTS_TEXT.void}
      maxLength={PAYMENT_FIELDS.voidReason.maxLength}
      onSave={async (reason) => {
        await api.payments.void(payment.id, reason);
        return formatMessage(FORM_TEXT.voided);
      }}
      onClosed={onClosed}
    />
  );
}
