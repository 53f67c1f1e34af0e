import type { ReactNode } from 'react';
import { type Booking, countRentalDays, type DayStyle, isOverdue } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { COMMON_TEXT } from '../../ui/texts.ts';
import styles from './booking-cards.module.css';
import { PERIOD_LABELS } from './texts.ts';

type PeriodCardProps = PanelProps<{
  readonly booking: Booking;
  /** What can be done about the days. */
  readonly children: ReactNode;
}>;

/** The days of a booking. */
export function PeriodCard({ title, booking, children }: PeriodCardProps) {
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const { pickupDate, dropoffDate } = booking;
  const isLate = isOverdue(booking, useAgencyToday());
  const count = countRentalDays(pickupDate, dropoffDate);
  return (
    <Panel title={title} aside={children}>
      <DescriptionList
        entries={[
          [formatMessage(PERIOD_LABELS.pickup), day(pickupDate, WITH_WEEKDAY)],
          [
            formatMessage(PERIOD_LABELS.dropoff),
            <span key="dropoff" className={isLate ? styles.late : undefined}>
              {day(dropoffDate, WITH_WEEKDAY)}
            </span>,
          ],
          [formatMessage(PERIOD_LABELS.duration), formatMessage(COMMON_TEXT.days, { count })],
        ]}
      />
    </Panel>
  );
}

const WITH_WEEKDAY: DayStyle = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' };
