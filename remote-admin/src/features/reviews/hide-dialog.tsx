import type { ManagedReview } from 'shared-kit/api-client';
import { REVIEW_LENGTHS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { ReasonDialog } from '../../kit/reason-dialog.tsx';
import { REVIEWS_TEXT } from './texts.ts';

interface HideDialogProps {
  readonly review: ManagedReview;
  readonly onClosed: () => void;
}

/** Asks why a review is not shown. Opens when it is mounted. */
export function HideDialog({ review: { bookingId }, onClosed }: HideDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  return (
    <ReasonDialog
      title={formatMessage(REVIEWS_TEXT.hideTitle)}
      hint={formatMessage(REVIEWS_TEXT.hideHint)}
      label={REVIEWS_TEXT.reason}
      missing={REVIEWS_TEXT.reasonMissing}
      save={REVIEWS_TEXT.hide}
      maxLength={REVIEW_LENGTHS.reason}
      onSave={async (reason) => {
        await api.managedReviews.decide(bookingId, { state: 'hidden', reason });
        return formatMessage(REVIEWS_TEXT.hidden);
      }}
      onClosed={onClosed}
    />
  );
}
