import type { ReactNode } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { formatAgencyTimestamp } from '../../ui/format-agency-timestamp.ts';
import { Panel } from '../../ui/panel.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './booking-cards.module.css';
import { DETAIL_TEXT } from './texts.ts';

type OverviewCardProps = PanelProps<{
  readonly booking: Booking;
  /** What can be done about the status. */
  readonly children: ReactNode;
}>;

/** The status of a booking, and when it was made. */
export function OverviewCard({ title, booking, children }: OverviewCardProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const moment = formatAgencyTimestamp(booking.createdAt, site.timeZone, locale.code);
  return (
    <Panel className={styles.wide} title={title} aside={<StatusTag status={booking.status} />}>
      <p className={styles.note}>
        {formatMessage(DETAIL_TEXT.requested, { moment: <bdi key="moment">{moment}</bdi> })}
      </p>
      {children}
    </Panel>
  );
}
