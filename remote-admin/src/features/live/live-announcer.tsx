import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { type Texts, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { VisuallyHidden } from 'shared-kit/ui';
import { type News, useLiveState } from '../../data/live-updates.tsx';
import { notificationSetting, showNotification } from './browser-notifications.ts';
import styles from './live-announcer.module.css';
import { NEWS_TEXT } from './texts.ts';

const KINDS = ['requested', 'changed', 'canceled'] as const satisfies readonly News['kind'][];

/** Announces news to screen readers, and with browser notifications while the tab is hidden. */
export function LiveAnnouncer() {
  const { formatMessage } = useIntl();
  const { locale } = useHost();
  const navigate = useNavigate();
  const latest = useLiveState((state) => state.latest);
  const isInterrupted = useLiveState((state) => state.isInterrupted);
  const announced = useRef(latest);
  const text = describeNews(latest, formatMessage);

  useEffect(() => {
    if (announced.current === latest) return;
    announced.current = latest;
    const last = latest.at(-1);
    if (!last || notificationSetting.getState() !== 'on' || document.visibilityState === 'visible') return;
    showNotification({
      title: text,
      language: locale.code,
      direction: locale.direction,
      tag: `booking-${last.bookingId}`,
      onPress: () => void navigate(latest.length === 1 ? `/admin/bookings/${last.bookingId}` : '/admin'),
    });
  }, [latest, text, locale, navigate]);

  return (
    <div role="status">
      {latest.length > 0 && <VisuallyHidden key={keyOf(latest)}>{text}</VisuallyHidden>}
      {isInterrupted && <p className={styles.interrupted}>{formatMessage(NEWS_TEXT.interrupted)}</p>}
    </div>
  );
}

function describeNews(news: readonly News[], formatMessage: Texts['formatMessage']): string {
  const sentences = KINDS.flatMap((kind) => {
    const count = news.filter((one) => one.kind === kind).length;
    return count > 0 ? [formatMessage(NEWS_TEXT[kind], { count })] : [];
  });
  return sentences.join('. ');
}

/**
 * Returns a React key that changes with the bookings, so that an equal sentence about other bookings is announced
 * again.
 */
function keyOf(news: readonly News[]): string {
  return news.map(({ kind, bookingId }) => `${kind}-${bookingId}`).join();
}
