import { useIntl } from 'shared-kit/intl';
import { Skeleton } from 'shared-kit/ui';
import { useLast } from '../../data/use-last.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Tag } from '../../ui/tag.tsx';
import { IntervalList } from './interval-list.tsx';
import { PaperList } from './paper-list.tsx';
import { ServiceList } from './service-list.tsx';
import { VEHICLE_TEXT } from './texts.ts';
import { useDueText } from './use-due-text.ts';
import { useVehicle } from './use-vehicle.ts';
import styles from './vehicle-papers.module.css';

/** The papers of a car and the work on it; what is due stands first. */
export function VehicleRecords({ carId }: { readonly carId: string }) {
  const { formatMessage } = useIntl();
  const { describe, isLate } = useDueText();
  const state = useVehicle(carId);
  // What was read stays when the network goes: an open dialog keeps what is typed.
  const last = useLast(state);
  const failure = state.status === 'failed' && (
    <FailureNotice title={formatMessage(VEHICLE_TEXT.failure)} failure={state} />
  );
  if (!last) return failure || <Skeleton height="24rem" />;
  const { papers, services, kilometers, dues } = last;
  return (
    <>
      {failure}
      {dues.length > 0 && (
        <section aria-label={formatMessage(VEHICLE_TEXT.due)}>
          <ul className={styles.dues}>
            {dues.map((due) => (
              <li key={[due.what, due.kind, due.day].join()}>
                <Tag {...(isLate(due) ? LATE : SOON)} label={describe(due)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.columns}>
        <PaperList carId={carId} papers={papers} />
        <div className={styles.page}>
          <ServiceList carId={carId} services={services} kilometers={kilometers} />
          <IntervalList carId={carId} records={last} />
        </div>
      </div>
    </>
  );
}

const LATE = { color: 'red', sign: 'gray' } as const;
const SOON = { color: 'yellow' } as const;
