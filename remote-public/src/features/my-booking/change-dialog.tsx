import { type FormEvent, useEffect, useRef } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { ContactFields } from '../../ui/contact-fields.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PickupFields } from '../../ui/pickup-fields.tsx';
import { PICKUP_TEXT } from '../../ui/texts.ts';
import { useOfferedPlaces } from '../../ui/use-offered-places.ts';
import { ActionNotice } from './action-notice.tsx';
import { CHANGE_TEXT } from './action-texts.ts';
import styles from './change-dialog.module.css';
import type { BookingActionOptions } from './use-booking-action.ts';
import { useChangeForm } from './use-change-form.ts';

interface ChangeDialogProps extends BookingActionOptions {
  readonly onClose: () => void;
}

/** A form with the contact and pick-up details of a booking. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { booking, onClose } = props;
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { texts, errors, state, rejections, newPrice, rates, change, submit } = useChangeForm(props);
  const places = useOfferedPlaces(texts, rates, booking.pickupDate);
  const price = (amount: number) => format.price(amount, site.currencySigns.booking);
  const form = useRef<HTMLFormElement>(null);
  const isSending = state.status === 'sending';
  const hasFieldErrors = Object.keys(errors).length > 0;

  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [rejections]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };

  return (
    <Dialog title={formatMessage(CHANGE_TEXT.title)} onClose={onClose} width="wide">
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        <h3>{formatMessage(PICKUP_TEXT.heading)}</h3>
        <PickupFields texts={texts} errors={errors} onChange={change} places={places} />
        <h3>{formatMessage(CHANGE_TEXT.contact)}</h3>
        <ContactFields texts={texts} errors={errors} onChange={change} />
        <p className={styles.note}>
          {formatMessage(CHANGE_TEXT.datesNote, {
            phone: (
              <bdi dir="ltr" translate="no">
                {site.phone}
              </bdi>
            ),
          })}
        </p>
        {newPrice && (
          <p role="alert" className={styles.price}>
            {formatMessage(CHANGE_TEXT.newPrice, {
              total: (
                <b key="total" translate="no">
                  {price(newPrice.totalPrice)}
                </b>
              ),
              before: <span key="before">{price(booking.totalPrice)}</span>,
            })}
          </p>
        )}
        {!hasFieldErrors && !newPrice && <ActionNotice state={state} booking={booking} isAllowed={booking.canChange} />}
        <div className={styles.actions}>
          {booking.canChange && (
            <Button type="submit" size="large" aria-disabled={isSending || undefined}>
              {isSending
                ? formatMessage(CHANGE_TEXT.saving)
                : newPrice
                  ? formatMessage(CHANGE_TEXT.saveFor, { total: price(newPrice.totalPrice) })
                  : formatMessage(CHANGE_TEXT.save)}
            </Button>
          )}
          <Button look="quiet" size="large" onClick={onClose}>
            {formatMessage(CHANGE_TEXT.back)}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
