import { Button } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { type News, useLiveState } from '../../data/live-updates.tsx';
import { BookingLink } from '../../ui/booking-link.tsx';
import { UNSEEN_TEXT } from './texts.ts';
import styles from './unseen-changes.module.css';

const MAX_LINKS = 3;

interface UnseenChangesProps {
  /** Ids of rows that are not shown yet. */
  readonly waiting: readonly number[];
  /** Shows the waiting rows and these requests, which may be on another page. */
  readonly onShow: (requests: readonly number[]) => void;
}

/**
 * A button that shows rows added by others, and links to bookings changed by customers; nothing when there are none.
 */
export function UnseenChanges({ waiting, onShow }: UnseenChangesProps) {
  const { formatMessage } = useIntl();
  const news = useLiveState((state) => state.news);
  const requests = news.filter(({ kind }) => kind === 'requested').map(({ bookingId }) => bookingId);
  const changes = news.filter(({ kind }) => kind !== 'requested').slice(-MAX_LINKS);
  const count = new Set([...waiting, ...requests]).size;
  if (count === 0 && changes.length === 0) return null;
  return (
    <div className={styles.bar}>
      <div className={styles.content}>
        {count > 0 && (
          <Button type="primary" onClick={() => onShow(requests)}>
            {formatMessage(UNSEEN_TEXT.show, { count })}
          </Button>
        )}
        {changes.map((change) => (
          <ChangeLink key={change.bookingId} change={change} />
        ))}
      </div>
    </div>
  );
}

function ChangeLink({ change: { bookingId, kind } }: { readonly change: News }) {
  const { formatMessage } = useIntl();
  const text = kind === 'canceled' ? UNSEEN_TEXT.canceled : UNSEEN_TEXT.changed;
  return (
    <BookingLink id={bookingId}>
      {formatMessage(text, {
        id: (
          <bdi key="id" dir="ltr" translate="no">
            {`# ${bookingId}`}
          </bdi>
        ),
      })}
    </BookingLink>
  );
}
