import type { ReactNode } from 'react';
import { useIntl } from 'shared-kit/intl';
import { hoursRemark } from '../intl/opening-hours-messages.ts';
import { useHost } from './host-context.tsx';
import { useFormat } from './use-format.ts';

/** Returns the function that says what the opening hours mean for a pick-up at a time, or undefined (`hoursRemark`). */
export function useHoursRemark() {
  const { openingHours } = useHost().site;
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  return (reader: 'customer' | 'staff', pickupTime: string | undefined): ReactNode => {
    const remark = hoursRemark(reader, pickupTime, openingHours);
    if (!remark) return undefined;
    // A line never breaks between `7:00` and `AM`.
    const times = Object.entries(remark.times).map(([name, each]) => [
      name,
      <bdi key={name}>{time(each).replace(' ', '\u00a0')}</bdi>,
    ]);
    return formatMessage(remark.message, Object.fromEntries(times));
  };
}
