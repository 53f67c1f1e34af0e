import { Button } from 'antd';
import { useState } from 'react';
import type { ManagedReview } from 'shared-kit/api-client';
import { LOCALES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { Tag } from '../../ui/tag.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './review-list.module.css';
import { Stars } from './stars.tsx';
import { REVIEWS_TEXT, STATE_NAMES } from './texts.ts';

const COLORS = { new: 'blue', shown: 'green', hidden: 'gray' } as const;

interface ReviewCardProps {
  readonly review: ManagedReview;
  readonly onAnswer: () => void;
  readonly onHide: () => void;
}

/** A review with what an owner can do about it. */
export function ReviewCard({ review, onAnswer, onHide }: ReviewCardProps) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const failureToast = useFailureToast();
  const refresh = useRefresh();
  const [isSaving, setIsSaving] = useState(false);
  const { bookingId, confirmationCode, carName, customerName, stars, text, name, locale, state } = review;

  const show = async () => {
    setIsSaving(true);
    try {
      await api.managedReviews.decide(bookingId, { state: 'shown' });
      toasts.success(formatMessage(REVIEWS_TEXT.shown));
    } catch (error) {
      failureToast({ log: 'Failed to show a review', error, text: describeError(error) });
    } finally {
      setIsSaving(false);
      await refresh.bookings();
      focusHeadingIfLost();
    }
  };

  const about = (label: (typeof REVIEWS_TEXT)['show']) => ({
    children: formatMessage(label),
    'aria-label': formatMessage(REVIEWS_TEXT.ofBooking, { action: formatMessage(label), code: confirmationCode }),
  });
  return (
    <article className={styles.review}>
      <p className={styles.head}>
        <Stars stars={stars} label={formatMessage(REVIEWS_TEXT.stars, { stars })} />
        <Tag color={COLORS[state]} label={formatMessage(STATE_NAMES[state])} />
      </p>
      {text && (
        <p lang={locale} dir={LOCALES[locale].direction}>
          {text}
        </p>
      )}
      <p className={styles.facts}>
        <span>
          {formatMessage(REVIEWS_TEXT.signed, {
            name: <bdi key="name">{name ?? formatMessage(REVIEWS_TEXT.unnamed)}</bdi>,
          })}
        </span>
        <BookingLink id={bookingId}>
          <bdi translate="no">{confirmationCode}</bdi>
        </BookingLink>
        <bdi>{customerName}</bdi>
        <bdi translate="no">{carName}</bdi>
      </p>
      {review.reason && (
        <p className={styles.note}>
          {formatMessage(REVIEWS_TEXT.hiddenFor, { reason: <bdi key="reason">{review.reason}</bdi> })}
        </p>
      )}
      {review.answer && (
        <p className={styles.note}>
          {formatMessage(REVIEWS_TEXT.answered, { answer: <bdi key="answer">{review.answer}</bdi> })}
        </p>
      )}
      {review.decidedBy && (
        <p className={styles.facts}>
          {formatMessage(REVIEWS_TEXT.decidedBy, { name: <bdi key="name">{review.decidedBy}</bdi> })}
        </p>
      )}
      <div className={styles.actions}>
        {state !== 'shown' && (
          <Button type="primary" loading={isSaving} onClick={() => void show()} {...about(REVIEWS_TEXT.show)} />
        )}
        <Button onClick={onAnswer} {...about(review.answer ? REVIEWS_TEXT.changeAnswer : REVIEWS_TEXT.answer)} />
        {state !== 'hidden' && <Button onClick={onHide} {...about(REVIEWS_TEXT.hide)} />}
      </div>
    </article>
  );
}
