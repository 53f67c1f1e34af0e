import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useBookingNames } from '../../data/use-booking-names.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { DialogField } from '../../kit/dialog-field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { CustomerName, useCustomerName } from '../../ui/customer-name.tsx';
import { Panel } from '../../ui/panel.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { FineProps } from './fine-props.ts';
import styles from './fines.module.css';
import { ATTRIBUTION_TEXT } from './mark-texts.ts';
import { FINE_TEXT, FINES_TEXT } from './texts.ts';

/** Who had the car at that minute, and how that is known; a colleague may say otherwise until it is charged. */
export function FineHolder({ fine: { id, bookingId, attribution, ...fine }, details }: FineProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const mayWrite = usePermission('fines.write');
  const [isAsked, setIsAsked] = useState(false);
  const booking = useBookingNames(bookingId === undefined ? [] : [bookingId]).get(bookingId ?? 0);
  const isCharged = details.charges.some(({ dropped }) => !dropped);
  const findAgain = async () => {
    await api.fines
      .attribute(id, undefined)
      .catch((error) => showFailure({ log: 'Nobody was found', error, text: describeError(error) }));
    await refresh.bookings();
  };
  return (
    <Panel title={formatMessage(FINE_TEXT.holder)}>
      {bookingId !== undefined && (
        <p>
          <BookingLink id={bookingId}>
            <CustomerName name={booking?.customerName ?? String(bookingId)} />{' '}
            <bdi translate="no">{booking?.confirmationCode}</bdi>
          </BookingLink>
        </p>
      )}
      <p className={attribution === 'days' ? styles.late : styles.second}>
        {formatMessage(bookingId === undefined ? ATTRIBUTION_TEXT.nobody : ATTRIBUTION_TEXT[attribution])}
      </p>
      {mayWrite && !isCharged && (
        <div className={styles.actions}>
          <Button onClick={() => setIsAsked(true)}>{formatMessage(FINE_TEXT.other)}</Button>
          <Button type="text" onClick={() => void findAgain()}>
            {formatMessage(FINE_TEXT.again)}
          </Button>
        </div>
      )}
      {isAsked && <HolderDialog fine={{ id, ...fine }} bookingId={bookingId} onClosed={() => setIsAsked(false)} />}
    </Panel>
  );
}

interface HolderDialogProps {
  readonly fine: Pick<FineProps['fine'], 'id' | 'carId' | 'occurredOn' | 'occurredTime'>;
  readonly bookingId: number | undefined;
  readonly onClosed: () => void;
}

/** Asks who had the car, of the bookings around that day. Opens when it is mounted. */
function HolderDialog({ fine, bookingId, onClosed }: HolderDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { range } = useFormat();
  const nameOf = useCustomerName();
  const [chosen, setChosen] = useState(bookingId ?? 0);
  const minute = { carId: fine.carId, day: fine.occurredOn, time: fine.occurredTime };
  const { data } = useSWR(cacheKeys.fineHolders(minute), () => api.fines.findHolders(minute), STAFF_QUERY);
  const choices = (data?.candidates ?? []).map((one) => ({
    value: one.id,
    label: formatMessage(FINE_TEXT.candidate, {
      code: one.confirmationCode,
      customer: nameOf(one),
      days: range(one),
    }),
  }));
  const save = async () => {
    await api.fines.attribute(fine.id, chosen || null);
    return formatMessage(FINES_TEXT.saved);
  };
  return (
    <FormDialog
      title={formatMessage(FINE_TEXT.otherTitle)}
      save={COMMON_TEXT.save}
      isIncomplete={!data}
      findProblem={() => undefined}
      onSave={save}
      onClosed={onClosed}
    >
      <DialogField label={formatMessage(FINE_TEXT.booking)}>
        {(control) => (
          <ChoiceField
            {...control}
            value={chosen}
            choices={[{ value: 0, label: formatMessage(FINES_TEXT.nobody) }, ...choices]}
            onChange={setChosen}
          />
        )}
      </DialogField>
    </FormDialog>
  );
}
