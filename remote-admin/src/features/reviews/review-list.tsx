import { useState } from 'react';
import type { ManagedReview } from 'shared-kit/api-client';
import { REVIEW_STATES, type ReviewState } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { addressState, choiceParameter, pageParameter } from '../../kit/list-screen/address-state.ts';
import { FilterChoice } from '../../kit/list-screen/filter-choice.tsx';
import { PagedList } from '../../kit/list-screen/paged-list.tsx';
import { useAddressState } from '../../kit/list-screen/use-address-state.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { HideDialog } from './hide-dialog.tsx';
import { ReviewCard } from './review-card.tsx';
import styles from './review-list.module.css';
import { REVIEWS_TEXT, STATE_NAMES } from './texts.ts';

interface Shown {
  readonly state: ReviewState | undefined;
  readonly page: number;
}

const SHOWN = addressState<Shown>({ state: choiceParameter('state', REVIEW_STATES), page: pageParameter('page') });

/** Reviews by their state, the latest first. */
export function ReviewList() {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const [{ state: filter, page }, change] = useAddressState(SHOWN);
  const [dialog, setDialog] = useState<{ readonly for: 'answer' | 'hide'; readonly review: ManagedReview }>();
  const options = { ...STAFF_QUERY, revalidateOnMount: true };
  const state = toQueryState(
    useSWR(cacheKeys.reviews(page, filter), () => api.managedReviews.list(page, filter), options),
    STAFF_STATE,
  );
  const hasNone = !filter && state.status === 'ready' && state.value.pagination.total === 0;
  const closeDialog = () => setDialog(undefined);
  return (
    <>
      {!hasNone && (
        <div className={styles.filter}>
          <FilterChoice
            label={formatMessage(REVIEWS_TEXT.filter)}
            all={formatMessage(REVIEWS_TEXT.all)}
            choices={REVIEW_STATES.map((value) => ({ value, label: formatMessage(STATE_NAMES[value]) }))}
            value={filter}
            onChange={(chosen) => change({ state: chosen, page: 1 })}
          />
        </div>
      )}
      <PagedList
        state={state}
        failure={formatMessage(REVIEWS_TEXT.failed)}
        loading={<Skeleton height="20rem" />}
        empty={({ data }) =>
          data.length === 0 && (
            <EmptyNotice
              title={formatMessage(REVIEWS_TEXT.empty)}
              text={formatMessage(filter ? REVIEWS_TEXT.emptyState : REVIEWS_TEXT.emptyText)}
              action={!filter && <p>{formatMessage(REVIEWS_TEXT.emptyHelp)}</p>}
            />
          )
        }
        pages={{
          label: formatMessage(REVIEWS_TEXT.pages),
          pagination: state.status === 'ready' ? state.value.pagination : undefined,
          onPage: (next, how) => change({ page: next }, how),
        }}
      >
        {({ data }) => (
          <ul className={styles.reviews}>
            {data.map((review) => (
              <li key={review.bookingId}>
                <ReviewCard
                  review={review}
                  onAnswer={() => setDialog({ for: 'answer', review })}
                  onHide={() => setDialog({ for: 'hide', review })}
                />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
      {dialog?.for === 'answer' && <AnswerDialog review={dialog.review} onClosed={closeDialog} />}
      {dialog?.for === 'hide' && <HideDialog review={dialog.review} onClosed={closeDialog} />}
    </>
  );
}
