import type { Car, DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import type { QueryState } from 'shared-kit/remote';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { CarGrid, CarGridSkeleton } from './car-grid.tsx';
import styles from './no-cars.module.css';
import { LIST_TEXT } from './texts.ts';

const SKELETONS = 6;
/** The first row on a desktop is in the first screen. */
const IN_FIRST_SCREEN = 3;

interface AvailableCarsProps {
  readonly fleet: QueryState<readonly Car[]>;
  /** The chosen dates: cards show their total price and link with them. */
  readonly range: DateRange | undefined;
}

export function AvailableCars({ fleet, range }: AvailableCarsProps) {
  const { formatMessage } = useIntl();
  switch (fleet.status) {
    case 'loading':
      return <CarGridSkeleton count={SKELETONS} label={formatMessage(LIST_TEXT.loading)} />;
    case 'failed':
      return <FailureNotice title={formatMessage(LIST_TEXT.failure)} failure={fleet} />;
    case 'ready':
      return fleet.value.length === 0 ? (
        <NoCars />
      ) : (
        <CarGrid cars={fleet.value} range={range} earlyCount={IN_FIRST_SCREEN} />
      );
  }
}

function NoCars() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.empty}>
      <h2>{formatMessage(LIST_TEXT.emptyHeading)}</h2>
      <p>{formatMessage(LIST_TEXT.emptyAdvice)}</p>
    </div>
  );
}
