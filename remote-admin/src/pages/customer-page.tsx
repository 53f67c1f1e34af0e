import { useParams } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { toEntityState, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../data/staff-query.ts';
import { useLast } from '../data/use-last.ts';
import { CustomerDetails } from '../features/customers/customer-details.tsx';
import { CUSTOMERS_TEXT } from '../features/customers/texts.ts';
import { useCustomerHistory } from '../features/customers/use-customer-history.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { HISTORY_TEXT } from '../features/history/texts.ts';
import { BackLink } from '../ui/back-link.tsx';
import { EmptyNotice } from '../ui/empty-notice.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { FAILURE_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/customers/:customerId`: rentals, sums, documents and flags of a customer, and who may be the same. */
export function CustomerPage() {
  const id = Number(useParams().customerId);
  // What is read of one customer is never shown of another.
  return <CustomerBody key={id} id={id} />;
}

function CustomerBody({ id }: { readonly id: number }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const load = async () => {
    const details = await api.customers.read(id);
    const query = [{ field: 'id', operator: 'EQ', value: details.id }] as const;
    const [customer] = (await api.searchEntities({ entity: 'Customers', query })).data;
    if (!customer) throw new TypeError('Customers: the customer is missing in the answer');
    return { details, customer };
  };
  const state = toEntityState(useSWR(cacheKeys.customer(id), load, STAFF_QUERY), STAFF_STATE);
  // What was read stays when the network goes: an open dialog keeps what is typed.
  const last = useLast(state);
  const historyWriters = useCustomerHistory();
  const name = last?.customer.customerName ?? formatMessage(PAGE_LINKS.customers);
  return (
    <>
      <PageHeader title={name} back={<BackLink to="/admin/customers" label={CUSTOMERS_TEXT.back} />} />
      {state.status === 'missing' && (
        <EmptyNotice title={formatMessage(CUSTOMERS_TEXT.missing)} text={formatMessage(FAILURE_TEXT.missing)} />
      )}
      {state.status === 'failed' && <FailureNotice title={formatMessage(CUSTOMERS_TEXT.failed)} failure={state} />}
      {!last && state.status === 'loading' && <Skeleton height="24rem" />}
      {last && (
        <CustomerDetails {...last}>
          <HistoryCard
            title={formatMessage(HISTORY_TEXT.title)}
            entity="Customers"
            entityKey={String(last.details.id)}
            {...historyWriters}
          />
        </CustomerDetails>
      )}
    </>
  );
}
