import { useIntl } from 'shared-kit/intl';
import { Skeleton, VisuallyHidden } from 'shared-kit/ui';
import { DETAIL_TEXT } from '../features/booking-detail/texts.ts';
import { Panel } from '../ui/panel.tsx';
import styles from './booking-page.module.css';
import { BOOKING_PANELS } from './booking-panels.tsx';

/** Placeholders of the panels while the booking loads. */
export function BookingSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.stacks} aria-busy="true">
      <VisuallyHidden>
        <output>{formatMessage(DETAIL_TEXT.loading)}</output>
      </VisuallyHidden>
      {BOOKING_PANELS.map((panels) => (
        <div key={panels[0]?.title.id} className={styles.stack}>
          {panels.map(({ title, lines }) => (
            <Panel
              key={title.id}
              title={title === DETAIL_TEXT.booking ? <Skeleton width="12rem" /> : formatMessage(title)}
            >
              <Skeleton height={`${lines * 1.8}rem`} />
            </Panel>
          ))}
        </div>
      ))}
    </div>
  );
}
