import { Suspense, useId, useState } from 'react';
import type { MyBooking } from 'shared-kit/api-client';
import type { ContactFieldName } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent, useFormat, useHost } from 'shared-kit/remote';
import { Button, CONTACT_LABELS } from 'shared-kit/ui';
import { formatInstant } from './format-instant.ts';
import styles from './manage-booking.module.css';
import { MANAGE_TEXT } from './texts.ts';

/** Loaded when they are opened: most visits change nothing. */
const ChangeDialog = lazyComponent(() => import('./change-dialog.tsx').then((loaded) => loaded.ChangeDialog));

const CancelDialog = lazyComponent(() => import('./cancel-dialog.tsx').then((loaded) => loaded.CancelDialog));

/** Loaded for who asks or has asked for another booking. */
const ChangeRequest = lazyComponent(() => import('./change-request.tsx').then((loaded) => loaded.ChangeRequest));

/** Of the labels: the field table would make the page heavier. */
const CONTACT_NAMES = Object.keys(CONTACT_LABELS) as ContactFieldName[];

interface ManageBookingProps {
  readonly booking: MyBooking;
  /** Whether an e-mail may be announced. */
  readonly isWrittenTo: boolean;
  readonly isCopy: boolean;
  readonly onChanged: (booking: MyBooking) => void;
  readonly onStale: () => Promise<void>;
}

/** The contact details of a booking, and buttons for the allowed changes. */
export function ManageBooking({ booking, isWrittenTo, isCopy, onChanged, onStale }: ManageBookingProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [dialog, setDialog] = useState<'change' | 'cancel'>();
  const [isAsking, setAsking] = useState(false);
  const heading = useId();
  const { canChange, canCancel, status, cancelUntil, heldUntil, changeRequest } = booking;
  const isAhead = status === 'requested' || status === 'reserved';
  const close = () => setDialog(undefined);
  const props = { booking, onChanged, onStale, onClose: close };
  const phone = (
    <bdi dir="ltr" translate="no">
      {site.phone}
    </bdi>
  );
  return (
    <section className={styles.manage} aria-labelledby={heading}>
      <h3 id={heading}>{formatMessage(MANAGE_TEXT.heading)}</h3>
      <dl className={styles.details}>
        {CONTACT_NAMES.map((name) => (
          <div key={name}>
            <dt>{formatMessage(CONTACT_LABELS[name])}</dt>
            <dd>
              <bdi translate="no">{booking[name]}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {isAhead && !isCopy && (
        <>
          <div className={styles.actions}>
            {canChange && (
              <Button look="secondary" onClick={() => setDialog('change')}>
                {formatMessage(MANAGE_TEXT.change)}
              </Button>
            )}
            {canChange && (
              <Button look="quiet" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
                {formatMessage(MANAGE_TEXT.ask)}
              </Button>
            )}
            {canCancel && (
              <Button look="quiet" className={styles.cancel} onClick={() => setDialog('cancel')}>
                {formatMessage(MANAGE_TEXT.cancel)}
              </Button>
            )}
          </div>
          <p className={styles.rule}>
            {canCancel &&
              formatMessage(MANAGE_TEXT.cancelUntil, {
                time: <bdi>{formatInstant(cancelUntil, { format, formatMessage, zone: site.timeZone })}</bdi>,
              })}
            {canChange && !canCancel && formatMessage(MANAGE_TEXT.tooLateToCancel, { phone })}
            {!canChange && formatMessage(MANAGE_TEXT.tooLateToChange, { phone })}
          </p>
          {heldUntil && status === 'requested' && (
            <p className={styles.rule}>
              {formatMessage(isWrittenTo ? MANAGE_TEXT.heldUntil : MANAGE_TEXT.heldUntilWithoutEmail, {
                time: <bdi key="time">{formatInstant(heldUntil, { format, formatMessage, zone: site.timeZone })}</bdi>,
              })}
            </p>
          )}
          {canChange && (isAsking || changeRequest) && (
            <Suspense>
              <ChangeRequest {...props} isAsking={isAsking} onAsked={() => setAsking(false)} />
            </Suspense>
          )}
        </>
      )}
      <Suspense>
        {dialog === 'change' && <ChangeDialog {...props} />}
        {dialog === 'cancel' && <CancelDialog {...props} />}
      </Suspense>
    </section>
  );
}
