import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useOpenPaper } from '../../data/use-open-paper.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { DialogField } from '../../kit/dialog-field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { Amount } from '../../ui/amount.tsx';
import { Panel } from '../../ui/panel.tsx';
import { parsePrice, writePrice } from '../../ui/parse-price.ts';
import { PriceField } from '../../ui/price-field.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import type { FineProps } from './fine-props.ts';
import styles from './fines.module.css';
import { FINE_KIND_NAMES } from './mark-texts.ts';
import { CHARGE_TEXT, FINE_TEXT } from './texts.ts';

const REASON_LENGTH = 300;

/** What the customer is charged for a fine, and the letters about it. */
export function FineCharge({ fine, details: { charges, letters } }: FineProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const openPaper = useOpenPaper(FINE_TEXT.notOpened);
  const mayWrite = usePermission('fines.write');
  const mayMail = usePermission('mail.send');
  const [asked, setAsked] = useState<'charge' | 'uncharge'>();
  const isCharged = charges.some(({ dropped }) => !dropped);
  const act = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toasts.success(done);
    } catch (error) {
      showFailure({ log: 'The letter was not written or sent', error, text: describeError(error) });
    }
    await refresh.bookings();
  };
  const uncharge = async (reason: string) => {
    await api.fines.uncharge(fine.id, reason);
    return formatMessage(CHARGE_TEXT.uncharged);
  };
  const isNobodys = fine.bookingId === undefined;
  const none = isNobodys ? CHARGE_TEXT.nobody : CHARGE_TEXT.none;
  return (
    <Panel title={formatMessage(CHARGE_TEXT.title)}>
      {charges.length + letters.length === 0 && <p className={styles.second}>{formatMessage(none)}</p>}
      <ul className={styles.list}>
        {charges.map(({ kind, amount, dropped, reason = '', createdAt }) => (
          <li key={`${kind} ${createdAt} ${dropped}`} className={styles.line}>
            <span>{formatMessage(kind === 'handling' ? CHARGE_TEXT.handling : FINE_KIND_NAMES[kind])}</span>
            <Amount of={amount} />
            {dropped && <span className={styles.second}>{formatMessage(CHARGE_TEXT.dropped, { reason })}</span>}
          </li>
        ))}
        {letters.map(({ id, number }) => (
          <li key={id} className={styles.line}>
            <Button type="link" size="small" onClick={() => void openPaper({ id })}>
              {formatMessage(CHARGE_TEXT.open, { number })}
            </Button>
            {mayMail && (
              <Button
                size="small"
                onClick={() => void act(() => api.papers.mail(id), formatMessage(CHARGE_TEXT.mailed, { number }))}
              >
                {formatMessage(CHARGE_TEXT.mail, { number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {mayWrite && !isNobodys && (
        <>
          <div className={styles.actions}>
            {isCharged ? (
              <Button onClick={() => setAsked('uncharge')}>{formatMessage(CHARGE_TEXT.uncharge)}</Button>
            ) : (
              <Button type="primary" onClick={() => setAsked('charge')}>
                {formatMessage(CHARGE_TEXT.charge)}
              </Button>
            )}
            <Button onClick={() => void act(() => api.fines.writeLetter(fine.id), formatMessage(CHARGE_TEXT.written))}>
              {formatMessage(CHARGE_TEXT.letter)}
            </Button>
          </div>
          <p className={styles.second}>{formatMessage(CHARGE_TEXT.letterHint)}</p>
        </>
      )}
      {asked === 'charge' && <ChargeDialog fine={fine} onClosed={() => setAsked(undefined)} />}
      {asked === 'uncharge' && (
        <ReasonDialog
          title={formatMessage(CHARGE_TEXT.uncharge)}
          label={CHARGE_TEXT.reason}
          missing={CHARGE_TEXT.reasonMissing}
          save={CHARGE_TEXT.uncharge}
          maxLength={REASON_LENGTH}
          onSave={uncharge}
          onClosed={() => setAsked(undefined)}
        />
      )}
    </Panel>
  );
}

interface ChargeDialogProps extends Pick<FineProps, 'fine'> {
  readonly onClosed: () => void;
}

/** Asks for the fee, which the owner's setting proposes. Opens when it is mounted. */
function ChargeDialog({ fine, onClosed }: ChargeDialogProps) {
  const { api, site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const describePrice = usePriceProblem();
  const { data: settings } = useSWR(cacheKeys.fineSettings, () => api.fines.readSettings(), STAFF_QUERY);
  const [typed, setTyped] = useState<string>();
  const fee = typed ?? (settings?.handlingFee ? writePrice(settings.handlingFee) : '');
  const price = parsePrice(fee);
  const save = async () => {
    await api.fines.charge(fine.id, price.status === 'price' ? price.cents / 100 : 0);
    return formatMessage(CHARGE_TEXT.charged);
  };
  return (
    <FormDialog
      title={formatMessage(CHARGE_TEXT.charge)}
      save={CHARGE_TEXT.charge}
      isIncomplete={!settings}
      findProblem={() => describePrice(price)}
      onSave={save}
      onClosed={onClosed}
    >
      <DialogField
        label={formatMessage(CHARGE_TEXT.fee)}
        hint={formatMessage(CHARGE_TEXT.feeHint, { amount: format.price(fine.amount, site.currencySigns.console) })}
      >
        {(control) => <PriceField {...control} value={fee} onChange={setTyped} />}
      </DialogField>
    </FormDialog>
  );
}
