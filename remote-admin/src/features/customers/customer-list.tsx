import { Link } from 'react-router-dom';
import { agencyToday, type Customer } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { useMediaQuery } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';
import { addressState, choiceParameter, pageParameter, textParameter } from '../../kit/list-screen/address-state.ts';
import { FilterChoice } from '../../kit/list-screen/filter-choice.tsx';
import frame from '../../kit/list-screen/frame.module.css';
import { sortParameter } from '../../kit/list-screen/list-sort.ts';
import { type ListColumn, ListTable } from '../../kit/list-screen/list-table.tsx';
import { PagedList } from '../../kit/list-screen/paged-list.tsx';
import { useAddressState } from '../../kit/list-screen/use-address-state.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './customers.module.css';
import { CUSTOMER_COLUMNS, CUSTOMERS_TEXT } from './texts.ts';

const PAGE_SIZE = 20;
/** A number of a document has digits, and is found only as a whole. */
const DOCUMENT_NUMBER = /^(?=.*\d)[\p{L}\d -]{5,40}$/u;

const SORTED = ['customerName', 'createdAt'] as const;
const LATEST_FIRST = { field: 'createdAt', direction: -1 } as const;

const STATE = addressState({
  text: textParameter('q'),
  sort: sortParameter('sort', SORTED),
  flagged: choiceParameter('show', ['flagged'] as const),
  page: pageParameter('page'),
});

/** All customers, the latest first, with a search. */
export function CustomerList() {
  const { api, site } = useHost();
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const isPhone = useMediaQuery('(width < 48rem)');
  const [{ text, flagged, sort, page }, change] = useAddressState(STATE);
  const search = {
    entity: 'Customers',
    ...(text && { text }),
    ...(flagged && { query: [{ field: 'flagged', operator: 'EQ', value: true }] as const }),
    sort: sort ?? LATEST_FIRST,
    pagination: { page, size: PAGE_SIZE },
  } as const;
  const state = toQueryState(
    useSWR(cacheKeys.customersPage(search), () => api.searchEntities(search), STAFF_QUERY),
    STAFF_STATE,
  );
  const since = ({ createdAt }: Customer) => day(agencyToday(new Date(createdAt), site.timeZone));
  const columns: readonly ListColumn<Customer>[] = [
    { key: 'customerName', render: (_, customer) => <Name customer={customer} /> },
    { key: 'customerPhone', render: (_, { customerPhone }) => <Contact text={customerPhone} /> },
    { key: 'customerEmail', render: (_, { customerEmail }) => <Contact text={customerEmail} /> },
    { key: 'locale', render: (_, { locale }) => LANGUAGE_CHOICES.find(({ value }) => value === locale)?.label },
    // The order without a choice: the first press turns it round.
    { key: 'createdAt', align: 'end', sortDirections: ['descend', 'ascend'], render: (_, customer) => since(customer) },
  ];
  const pagination = state.status === 'ready' ? state.value.pagination : undefined;
  const table = (rows: readonly Customer[] | undefined) => (
    <div className={frame.frame}>
      <ListTable<Customer, (typeof SORTED)[number]>
        {...{ columns, rows, titles: CUSTOMER_COLUMNS, placeholders: PAGE_SIZE, fields: SORTED }}
        sort={sort ?? LATEST_FIRST}
        onSort={(next) => change({ sort: next, page: 1 })}
      />
    </div>
  );
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          value={text}
          aria-label={formatMessage(CUSTOMERS_TEXT.search)}
          placeholder={formatMessage(CUSTOMERS_TEXT.search)}
          onSearch={(next) => change({ text: next, page: 1 }, { replace: true })}
        />
        <FilterChoice
          label={formatMessage(CUSTOMERS_TEXT.filter)}
          all={formatMessage(CUSTOMERS_TEXT.all)}
          choices={[{ value: 'flagged', label: formatMessage(CUSTOMERS_TEXT.flagged) }]}
          value={flagged}
          onChange={(next) => change({ flagged: next, page: 1 })}
        />
        {pagination && (
          <p className={styles.total}>
            {formatMessage(pagination.more ? CUSTOMERS_TEXT.totalMore : CUSTOMERS_TEXT.total, {
              count: pagination.total,
            })}
          </p>
        )}
      </div>
      {DOCUMENT_NUMBER.test(text) && <ByDocument number={text} />}
      <PagedList
        state={state}
        failure={formatMessage(CUSTOMERS_TEXT.failed)}
        loading={table(undefined)}
        pages={{
          label: formatMessage(CUSTOMERS_TEXT.pages),
          pagination,
          onPage: (next, options) => change({ page: next }, options),
        }}
        empty={({ data }) =>
          data.length === 0 && (
            <EmptyNotice title={formatMessage(CUSTOMERS_TEXT.none)} text={formatMessage(CUSTOMERS_TEXT.noneText)} />
          )
        }
      >
        {({ data }) =>
          isPhone ? (
            <ul className={`${frame.frame} ${styles.rows}`}>
              {data.map((customer) => (
                <li key={customer.id}>
                  <Name customer={customer} />
                  <span className={styles.second}>
                    <Contact text={customer.customerPhone ?? customer.customerEmail} />
                  </span>
                </li>
              ))}
            </ul>
          ) : (
            table(data)
          )
        }
      </PagedList>
    </>
  );
}

function Name({ customer: { id, customerName, flagged } }: { readonly customer: Customer }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Link to={`/admin/customers/${id}`} className={styles.name}>
        <bdi translate="no">{customerName}</bdi>
      </Link>
      {flagged && <span className={styles.warning}>{` ${formatMessage(CUSTOMERS_TEXT.flagged)}`}</span>}
    </>
  );
}

function Contact({ text }: { readonly text: string | undefined }) {
  return (
    <bdi dir="ltr" translate="no">
      {text}
    </bdi>
  );
}

/** Who has shown the document whose number was typed. */
function ByDocument({ number }: { readonly number: string }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data = [] } = useSWR(
    cacheKeys.knownCustomers({ document: number }),
    () => api.customers.find({ document: number }),
    // Who has shown one document is never shown of another.
    { ...STAFF_QUERY, keepPreviousData: false },
  );
  if (data.length === 0) return null;
  const names = data.map(({ id, customerName }) => (
    <Link key={id} to={`/admin/customers/${id}`}>
      <bdi translate="no">{`${customerName} `}</bdi>
    </Link>
  ));
  return <p>{formatMessage(CUSTOMERS_TEXT.byDocument, { names: <span key="names">{names}</span> })}</p>;
}
