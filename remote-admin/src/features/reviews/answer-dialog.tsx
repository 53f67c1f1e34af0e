import { Input } from 'antd';
import { useId, useState } from 'react';
import type { ManagedReview } from 'shared-kit/api-client';
import { REVIEW_LENGTHS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { FormDialog } from '../../kit/form-dialog.tsx';
import styles from './review-list.module.css';
import { REVIEWS_TEXT } from './texts.ts';

interface AnswerDialogProps {
  readonly review: ManagedReview;
  readonly onClosed: () => void;
}

/** Writes the answer below a review; an empty one removes it. Opens when it is mounted. */
export function AnswerDialog({ review: { bookingId, answer = '' }, onClosed }: AnswerDialogProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const field = useId();
  const [text, setText] = useState(answer);
  const typed = text.trim();
  return (
    <FormDialog
      title={formatMessage(REVIEWS_TEXT.answerTitle)}
      save={REVIEWS_TEXT.saveAnswer}
      findProblem={() => (typed || answer ? undefined : formatMessage(REVIEWS_TEXT.answerMissing))}
      onSave={async () => {
        await api.managedReviews.decide(bookingId, { answer: typed || null });
        return formatMessage(REVIEWS_TEXT.answerSaved);
      }}
      onClosed={onClosed}
    >
      <p>{formatMessage(REVIEWS_TEXT.answerHint)}</p>
      <div className={styles.field}>
        <label htmlFor={field}>{formatMessage(REVIEWS_TEXT.answer)}</label>
        <Input.TextArea
          id={field}
          dir="auto"
          rows={4}
          autoFocus
          maxLength={REVIEW_LENGTHS.answer}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
    </FormDialog>
  );
}
