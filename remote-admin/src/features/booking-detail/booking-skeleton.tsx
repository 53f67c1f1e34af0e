import { useIntl } from 'shared-kit/intl';
import { Skeleton, VisuallyHidden } from 'shared-kit/ui';
import { Panel } from '../../ui/panel.tsx';
import styles from './booking-cards.module.css';
import { CARD_TITLES, DETAIL_TEXT } from './texts.ts';

/** Placeholders of the panels while the booking loads. */
export function BookingSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <>
      <VisuallyHidden>
        <output>{formatMessage(DETAIL_TEXT.loading)}</output>
      </VisuallyHidden>
      <Panel className={styles.wide} title={<Skeleton width="12rem" />}>
        <Skeleton width="16rem" />
      </Panel>
      {Object.values(CARD_TITLES).map((title) => (
        <Panel key={title.id} title={formatMessage(title)}>
          <div className={styles.lines}>
            <Skeleton />
            <Skeleton width="80%" />
            <Skeleton width="90%" />
          </div>
        </Panel>
      ))}
    </>
  );
}
