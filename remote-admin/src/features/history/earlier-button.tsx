import { Button } from 'antd';
import { useIntl } from 'shared-kit/intl';
import { HISTORY_TEXT } from './texts.ts';
import type { History } from './use-history.ts';

/** Button that reads the earlier changes; nothing when all are shown. */
export function EarlierButton({ history: { state, showAll } }: { readonly history: History }) {
  const { formatMessage } = useIntl();
  if (!showAll) return null;
  return (
    <Button size="small" loading={state.status === 'ready' && state.isRefreshing} onClick={showAll}>
      {formatMessage(HISTORY_TEXT.more)}
    </Button>
  );
}
