import { Button } from 'antd';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { useStatusLabel } from 'shared-kit/ui';
import type { BookingsFilter } from '../../data/bookings-filter.ts';
import type { TodayGroup } from '../../data/group-for-today.ts';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { FILTER_TEXT, PERIOD_LABELS } from './texts.ts';

interface NothingFoundProps {
  readonly filter: BookingsFilter;
  readonly groupTitles: Readonly<Record<TodayGroup, Message>>;
  readonly onClear: () => void;
}

/** Shows the search and filters that found nothing, and a button that clears them. */
export function NothingFound({
  filter: { text, status, period, group, ids },
  groupTitles,
  onClear,
}: NothingFoundProps) {
  const { formatMessage } = useIntl();
  const { range } = useFormat();
  const label = useStatusLabel();
  const parts = [
    ...(text ? [formatMessage(FILTER_TEXT.quoted, { text: <bdi key="text">{text}</bdi> })] : []),
    ...(status ? [label(status)] : []),
    ...(period ? [typeof period === 'object' ? range(period) : formatMessage(PERIOD_LABELS[period])] : []),
    ...(group ? [formatMessage(groupTitles[group])] : []),
    ...(ids.length > 0 ? [formatMessage(FILTER_TEXT.chosen, { count: ids.length })] : []),
  ];
  return (
    <EmptyNotice
      title={formatMessage(FILTER_TEXT.nothing)}
      text={formatMessage(FILTER_TEXT.searchedFor, {
        parts: parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have fixed places
          <span key={index}>
            {index > 0 && <span> · </span>}
            <span>{part}</span>
          </span>
        )),
      })}
      action={<Button onClick={onClear}>{formatMessage(FILTER_TEXT.clear)}</Button>}
    />
  );
}
