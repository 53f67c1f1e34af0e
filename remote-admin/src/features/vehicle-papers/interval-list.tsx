import { Button } from 'antd';
import { useState } from 'react';
import type { VehicleRecords } from 'shared-kit/api-client';
import { joinWords, nextService, type ServiceInterval, type VehicleServiceKind } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Panel } from '../../ui/panel.tsx';
import { SERVICE_KIND_NAMES } from './due-texts.ts';
import { IntervalDialog } from './interval-dialog.tsx';
import { RecordLine } from './record-line.tsx';
import { INTERVAL_TEXT } from './texts.ts';
import styles from './vehicle-papers.module.css';

interface IntervalListProps {
  readonly carId: string;
  readonly records: VehicleRecords;
}

/** How often work on a car is due, and when the next time is. */
export function IntervalList({ carId, records }: IntervalListProps) {
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const [opened, setOpened] = useState<VehicleServiceKind>();
  const { intervals, kilometers } = records;
  const nextOf = (interval: ServiceInterval) => {
    const { day, kilometersLeft } = nextService(interval, { services: records.services, kilometers });
    const distance = kilometersLeft !== undefined && { kilometers: format.count(Math.abs(kilometersLeft)) };
    const parts = [
      day && format.day(day),
      distance && formatMessage(Number(kilometersLeft) < 0 ? INTERVAL_TEXT.since : INTERVAL_TEXT.left, distance),
    ].filter(Boolean);
    return parts.length > 0 && formatMessage(INTERVAL_TEXT.next, { when: parts.join(' · ') });
  };
  return (
    <Panel
      title={formatMessage(INTERVAL_TEXT.title)}
      aside={
        <Button type="link" onClick={() => setOpened('service')}>
          {formatMessage(INTERVAL_TEXT.set)}
        </Button>
      }
    >
      {intervals.length === 0 && <p className={styles.facts}>{formatMessage(INTERVAL_TEXT.empty)}</p>}
      <ul>
        {intervals.map((interval) => {
          const { kind, everyDays, everyKilometers, isDefault } = interval;
          const name = formatMessage(SERVICE_KIND_NAMES[kind]);
          return (
            <RecordLine
              key={kind}
              name={joinWords([formatMessage(INTERVAL_TEXT.title), name], locale)}
              title={<strong>{name}</strong>}
              facts={[
                everyDays !== undefined && formatMessage(INTERVAL_TEXT.days, { days: format.days(everyDays) }),
                everyKilometers !== undefined &&
                  formatMessage(INTERVAL_TEXT.distance, { kilometers: format.count(everyKilometers) }),
                isDefault && formatMessage(INTERVAL_TEXT.isDefault),
                nextOf(interval),
              ]}
              onEdit={() => setOpened(kind)}
            />
          );
        })}
      </ul>
      {kilometers !== undefined && (
        <p className={styles.costs}>
          <span>{formatMessage(INTERVAL_TEXT.counter, { kilometers: format.count(kilometers) })}</span>
        </p>
      )}
      {opened && <IntervalDialog carId={carId} records={records} kind={opened} onClosed={() => setOpened(undefined)} />}
    </Panel>
  );
}
