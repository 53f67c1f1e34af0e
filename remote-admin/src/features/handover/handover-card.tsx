import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { type Booking, FUEL_EIGHTHS, type HandoverDirection, needsOtherCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { useStaffCar } from '../../data/use-booking.ts';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Panel } from '../../ui/panel.tsx';
import { nameWithPlate } from '../../ui/plate.tsx';
import { CARD_TEXT, SIGNED_TEXT, UNSIGNED_TEXT } from './card-texts.ts';
import { findHandover } from './find-handover.ts';
import styles from './handover-card.module.css';
import { useHandovers } from './use-handovers.ts';

interface HandoverCardProps {
  readonly booking: Booking;
  /** Opens the choice of another car for the rest of the rental. */
  readonly onOtherCar: () => void;
}

/** The protocols of a booking, and which is missing: a status may be set without one. */
export function HandoverCard({ title, booking, onOtherCar }: PanelProps<HandoverCardProps>) {
  const { formatMessage } = useIntl();
  const { site, locale } = useHost();
  const { count } = useFormat();
  const state = useHandovers(booking.id);
  if (state.status === 'failed') return <FailureNotice title={formatMessage(CARD_TEXT.failure)} failure={state} />;
  const handovers = state.status === 'ready' ? state.value.handovers : [];
  const isSigned = (direction: HandoverDirection) =>
    handovers.some((one) => one.direction === direction && one.signedAt !== undefined);
  const pathOf = (id: string, direction: HandoverDirection) =>
    `/admin/bookings/${booking.id}/handover/${direction}${findHandover(handovers, direction)?.id === id ? '' : `?id=${id}`}`;
  const hasGone = ['out', 'active', 'returned'].includes(booking.status);
  const needsCar = needsOtherCar(booking, handovers);
  const missing = [
    hasGone && !isSigned('pickup') && CARD_TEXT.noPickup,
    booking.status === 'returned' && !isSigned('return') && CARD_TEXT.noReturn,
  ].filter((text) => text !== false);
  return (
    <Panel
      title={title}
      isBusy={state.status === 'loading'}
      aside={
        state.status === 'loading' ? (
          <Skeleton width="6rem" />
        ) : (
          handovers.length + missing.length === 0 && <p className={styles.second}>{formatMessage(CARD_TEXT.none)}</p>
        )
      }
    >
      {state.status === 'ready' && handovers.length + missing.length > 0 && (
        <div className={styles.protocols}>
          {handovers.length > 0 && (
            <ul>
              {handovers.map(({ id, carId, direction, signedAt, values: { kilometers, fuel } }) => (
                <li key={id}>
                  <Link to={pathOf(id, direction)}>{formatMessage(CARD_TEXT[direction])}</Link>{' '}
                  <span className={styles.second}>
                    {signedAt
                      ? formatMessage(SIGNED_TEXT[direction], {
                          moment: <bdi key="moment">{formatAgencyTimestamp(signedAt, site.timeZone, locale.code)}</bdi>,
                        })
                      : formatMessage(UNSIGNED_TEXT[direction])}
                  </span>
                  {carId !== booking.carId && <CarName carId={carId} />}
                  {kilometers !== undefined && fuel !== undefined && (
                    <span className={styles.reading}>
                      {formatMessage(CARD_TEXT.reading, {
                        kilometers: count(kilometers),
                        fuel: <bdi key="fuel" dir="ltr">{`${fuel}/${FUEL_EIGHTHS}`}</bdi>,
                      })}
                    </span>
                  )}
                </li>
              ))}
            </ul>
          )}
          {missing.map((text) => (
            <p key={text.id} className={styles.missing}>
              {formatMessage(text)}
            </p>
          ))}
          {needsCar && (
            <div>
              <p className={styles.missing}>{formatMessage(CARD_TEXT.goesOn)}</p>
              <Button onClick={onOtherCar}>{formatMessage(CARD_TEXT.chooseCar)}</Button>
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}

/** Of a car that the rental had before. */
function CarName({ carId }: { readonly carId: string }) {
  const car = useStaffCar(carId);
  if (car.status === 'loading') return null;
  return (
    <bdi className={styles.reading} translate="no">
      {car.status === 'ready' ? nameWithPlate(car.value) : carId}
    </bdi>
  );
}
