import { useParams } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { toEntityState, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../data/staff-query.ts';
import { useLast } from '../data/use-last.ts';
import { FineDetails } from '../features/fines/fine-details.tsx';
import { FINE_TEXT, FINES_TEXT } from '../features/fines/texts.ts';
import { useFineHistory } from '../features/fines/use-fine-history.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { HISTORY_TEXT } from '../features/history/texts.ts';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyNotice } from '../ui/empty-notice.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { FAILURE_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/fines/:fineId`: a fine or a toll, who had the car, its files and its history. */
export function FinePage() {
  const id = Number(useParams().fineId);
  // What is read of one fine is never shown of another.
  return <FineBody key={id} id={id} />;
}

function FineBody({ id }: { readonly id: number }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const load = async () => {
    const [fine, details] = await Promise.all([api.getEntity('Fines', id), api.fines.read(id)]);
    return { fine, details };
  };
  const state = toEntityState(useSWR(cacheKeys.fine(id), load, STAFF_QUERY), STAFF_STATE);
  // What was read stays when the network goes: an open dialog keeps what is typed.
  const last = useLast(state);
  const historyWriters = useFineHistory();
  return (
    <>
      <PageHeader
        title={last?.fine.reference ?? formatMessage(PAGE_LINKS.fines)}
        back={<BackLink to="/admin/fines" label={FINES_TEXT.back} />}
      />
      {state.status === 'missing' && (
        <EmptyNotice title={formatMessage(FINE_TEXT.missing)} text={formatMessage(FAILURE_TEXT.missing)} />
      )}
      {state.status === 'failed' && <FailureNotice title={formatMessage(FINE_TEXT.failed)} failure={state} />}
      {!last && state.status === 'loading' && <Skeleton height="24rem" />}
      {last && (
        <FineDetails {...last}>
          <HistoryCard
            title={formatMessage(HISTORY_TEXT.title)}
            entity="Fines"
            entityKey={String(id)}
            {...historyWriters}
          />
        </FineDetails>
      )}
    </>
  );
}
