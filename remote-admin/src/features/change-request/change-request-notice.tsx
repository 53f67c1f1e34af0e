import { Button } from 'antd';
import { useRef, useState } from 'react';
import { isApiError, type OpenChangeRequest } from 'shared-kit/api-client';
import { isPlaceId, joinWords, nameIn, type PickupPlace, placeNameOf } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { FIELD_LABELS, PICKUP_LABELS, PICKUP_PLACE_TEXT, useProblemText } from 'shared-kit/ui';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { Amount } from '../../ui/amount.tsx';
import styles from './change-request-notice.module.css';
import { CHANGE_REQUEST_TEXT as TEXT } from './texts.ts';

/** What the customer of a booking asks for, with what is booked, and the two answers. */
export function ChangeRequestNotice({ request }: { readonly request: OpenChangeRequest }) {
  const { api, toasts, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const { describeError } = useProblemText();
  const mayAnswer = usePermission('bookings.write');
  const [sending, setSending] = useState<'accept' | 'decline'>();
  // A ref, because state changes too late for a double click.
  const isLocked = useRef(false);
  const { booking, pickupDate, dropoffDate, totalPrice, lines } = request;
  const areDaysOther = pickupDate !== booking.pickupDate || dropoffDate !== booking.dropoffDate;
  const extras = lines
    .filter(({ kind }) => kind === 'extra')
    .map(({ names, label, quantity }) => `${quantity} × ${nameIn({ ...names, en: label }, locale.code)}`);

  const { pickupTime, pickupPlace, dropoffTime, dropoffPlace, youngDriver } = request;
  const placeOf = (direction: 'pickup' | 'dropoff', place = 'agency') =>
    placeNameOf(lines, direction, locale.code) ??
    (isPlaceId(place) ? `#${place}` : formatMessage(PICKUP_PLACE_TEXT[place as PickupPlace]));
  // An empty text is what the booking would not have.
  const timeOf = (time: string) => (time ? format.time(time) : formatMessage(TEXT.noTime));
  const details = [
    pickupTime !== undefined && { label: PICKUP_LABELS.pickupTime, value: timeOf(pickupTime) },
    pickupPlace !== undefined && { label: PICKUP_LABELS.pickupPlace, value: placeOf('pickup', pickupPlace) },
    dropoffTime !== undefined && { label: FIELD_LABELS.dropoffTime, value: timeOf(dropoffTime) },
    dropoffPlace !== undefined && {
      label: FIELD_LABELS.dropoffPlace,
      value: dropoffPlace ? placeOf('dropoff', dropoffPlace) : formatMessage(TEXT.samePlace),
    },
    youngDriver !== undefined && {
      label: FIELD_LABELS.youngDriver,
      value: formatMessage(youngDriver ? TEXT.yes : TEXT.no),
    },
  ].filter((detail) => detail !== false);

  const answer = async (how: 'accept' | 'decline') => {
    if (isLocked.current) return;
    isLocked.current = true;
    setSending(how);
    try {
      await api.answerChangeRequest(how, request);
      toasts.success(formatMessage(how === 'accept' ? TEXT.accepted : TEXT.declined), formatMessage(TEXT.told));
    } catch (error) {
      const text = isApiError(error) ? describeError(error) : formatMessage(TEXT.failed);
      showFailure({ log: 'The request of the customer could not be answered', error, text });
    } finally {
      await refresh.bookings();
      isLocked.current = false;
      setSending(undefined);
    }
  };

  return (
    <section className={styles.notice} aria-label={formatMessage(TEXT.title)}>
      <p>
        <strong>{formatMessage(TEXT.title)}</strong>
      </p>
      <dl>
        <div>
          <dt>{formatMessage(TEXT.dates)}</dt>
          <dd>
            <bdi>{format.range({ from: pickupDate, to: dropoffDate })}</bdi>{' '}
            {areDaysOther && (
              <span className={styles.before}>
                {formatMessage(TEXT.before, {
                  value: <bdi key="value">{format.range({ from: booking.pickupDate, to: booking.dropoffDate })}</bdi>,
                })}
              </span>
            )}
          </dd>
        </div>
        {extras.length > 0 && (
          <div>
            <dt>{formatMessage(TEXT.extras)}</dt>
            <dd>
              <bdi>{joinWords(extras, locale.code)}</bdi>
            </dd>
          </div>
        )}
        {details.map(({ label, value }) => (
          <div key={label.id}>
            <dt>{formatMessage(label)}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
        <div>
          <dt>{formatMessage(TEXT.total)}</dt>
          <dd>
            <Amount of={totalPrice} />{' '}
            <span className={styles.before}>
              {formatMessage(TEXT.before, { value: <Amount key="value" of={booking.totalPrice} /> })}
            </span>
          </dd>
        </div>
      </dl>
      {mayAnswer && (
        <p className={styles.actions}>
          <Button type="primary" loading={sending === 'accept'} onClick={() => void answer('accept')}>
            {formatMessage(TEXT.accept)}
          </Button>
          <Button loading={sending === 'decline'} onClick={() => void answer('decline')}>
            {formatMessage(TEXT.decline)}
          </Button>
        </p>
      )}
    </section>
  );
}
