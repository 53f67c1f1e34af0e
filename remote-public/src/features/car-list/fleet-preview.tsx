import { useIntl } from 'shared-kit/intl';
import { ButtonLink } from 'shared-kit/ui';
import { FLEET_PREVIEW_SIZE, useFleetPreview } from '../../data/use-fleet.ts';
import { FailureNotice } from '../../ui/failure-notice.tsx';
import { Section } from '../../ui/section.tsx';
import { SlowNotice } from '../../ui/slow-notice.tsx';
import { CarGrid, CarGridSkeleton } from './car-grid.tsx';
import styles from './fleet-preview.module.css';
import { LIST_TEXT, PREVIEW_TEXT } from './texts.ts';

const SKELETONS = 3;

/** The first cars of the fleet, on the home page. */
export function FleetPreview() {
  const { formatMessage } = useIntl();
  return (
    <Section labelledBy="our-fleet" className={styles.content} bandClassName={styles.band}>
      <header>
        <h2 id="our-fleet">{formatMessage(PREVIEW_TEXT.heading)}</h2>
        <p>{formatMessage(PREVIEW_TEXT.lead)}</p>
      </header>
      <PreviewCars />
      <ButtonLink to="/cars" look="secondary" size="large">
        {formatMessage(PREVIEW_TEXT.viewAll)}
      </ButtonLink>
    </Section>
  );
}

function PreviewCars() {
  const { formatMessage } = useIntl();
  const fleet = useFleetPreview();
  switch (fleet.status) {
    case 'loading':
      return (
        <>
          <SlowNotice />
          <CarGridSkeleton count={SKELETONS} label={formatMessage(LIST_TEXT.loading)} />
        </>
      );
    case 'failed':
      return <FailureNotice title={formatMessage(LIST_TEXT.failure)} failure={fleet} />;
    case 'ready':
      return <CarGrid cars={fleet.value.cars.slice(0, FLEET_PREVIEW_SIZE)} />;
  }
}
