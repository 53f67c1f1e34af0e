import { Button } from 'antd';
import { useIntl } from 'shared-kit/intl';
import type { QueryState } from 'shared-kit/remote';
import { PRICE_TEXT } from './price-texts.ts';
import styles from './quote-state.module.css';
import { FAILURE_TEXT } from './texts.ts';

/** Says that a price is being read, or could not be read. */
export function QuoteState({ state }: { readonly state: QueryState<unknown> }) {
  const { formatMessage } = useIntl();
  if (state.status === 'loading') return <p className={styles.loading}>{formatMessage(PRICE_TEXT.loading)}</p>;
  if (state.status === 'ready') return null;
  return (
    <p role="alert" className={styles.failed}>
      <span>{formatMessage(PRICE_TEXT.failed)}</span>{' '}
      <Button size="small" loading={state.isRetrying} onClick={state.retry}>
        {formatMessage(FAILURE_TEXT.retry)}
      </Button>
    </p>
  );
}
