import { Button } from 'antd';
import type { BookingStatus } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { nextStatus } from '../../data/next-status.ts';
import type { ConflictBooking } from '../../data/use-pickup-conflicts.ts';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { Amount } from '../../ui/amount.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { Plate } from '../../ui/plate.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { STEP_TEXT } from '../../ui/texts.ts';
import { WarningIcon } from '../../ui/warning-icon.tsx';
import styles from './planning-dialogs.module.css';
import { ENTRY_TEXT } from './texts.ts';
import type { PlannedRental } from './use-planning-entries.ts';

/** What staff do to a booking of the planning. */
export interface RentalActions {
  readonly onEdit: (rental: PlannedRental) => void;
  /** Opens the dialog that moves a booking to another car. */
  readonly onMove: (bookingId: number, onMoved?: () => void) => void;
  readonly onStatus: (rental: PlannedRental, status: BookingStatus) => void;
}

interface RentalFactsProps {
  readonly rental: PlannedRental;
  readonly car: PlanningCar | undefined;
  /** The booking whose customer has the car that is due out. */
  readonly inTheWay: ConflictBooking | undefined;
  /** Called before an action: what shows the facts is closed. */
  readonly act: (action: () => void) => void;
  readonly actions: RentalActions;
}

/** What staff ask about a booking, and its next step. */
export function RentalFacts({ rental, car, inTheWay, act, actions }: RentalFactsProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { id, status, confirmationCode, customerPhone, days, totalPrice, pickupTime } = rental;
  const next = nextStatus(status);
  return (
    <>
      {inTheWay && (
        <p className={styles.conflict}>
          <WarningIcon />{' '}
          <span>
            {formatMessage(ENTRY_TEXT.notBack, {
              name: (
                <BookingLink key="name" id={inTheWay.id}>
                  <CustomerName name={inTheWay.customerName} />
                </BookingLink>
              ),
              day: <bdi key="day">{format.day(inTheWay.dropoffDate)}</bdi>,
            })}
          </span>
        </p>
      )}
      <DescriptionList
        entries={[
          [formatMessage(ENTRY_TEXT.status), <StatusTag key="status" status={status} />],
          [
            formatMessage(ENTRY_TEXT.carLabel),
            <span key="car">
              <bdi translate="no">{car?.name ?? rental.carId}</bdi> <Plate plate={car?.plate} />
            </span>,
          ],
          [
            formatMessage(ENTRY_TEXT.period),
            <span key="period">
              <span>{format.range(rental)}</span> {pickupTime && <bdi>{format.time(pickupTime)}</bdi>}
            </span>,
          ],
          [
            formatMessage(ENTRY_TEXT.total),
            formatMessage(ENTRY_TEXT.totalOfDays, {
              total: <Amount key="total" of={totalPrice} />,
              days: format.days(days, 'afterPreposition'),
            }),
          ],
          [
            formatMessage(ENTRY_TEXT.code),
            <bdi key="code" translate="no">
              {confirmationCode}
            </bdi>,
          ],
          ...(customerPhone
            ? [[formatMessage(ENTRY_TEXT.phone), <PhoneLinks key="phone" booking={rental} />] as const]
            : []),
        ]}
      />
      <div className={styles.actions}>
        {inTheWay && (
          <Button type="primary" onClick={() => act(() => actions.onMove(id))}>
            {formatMessage(ENTRY_TEXT.otherCar)}
          </Button>
        )}
        {next && (
          <Button type={inTheWay ? 'default' : 'primary'} onClick={() => act(() => actions.onStatus(rental, next))}>
            {formatMessage(STEP_TEXT[next])}
          </Button>
        )}
        <Button onClick={() => act(() => actions.onEdit(rental))}>{formatMessage(ENTRY_TEXT.move)}</Button>
        <BookingLink id={id}>{formatMessage(ENTRY_TEXT.open)}</BookingLink>
      </div>
    </>
  );
}
