import type { FineStatus } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import { Tag } from '../../ui/tag.tsx';
import { FINE_STATUS_NAMES } from './mark-texts.ts';

const COLORS = {
  open: 'yellow',
  named: 'blue',
  charged: 'blue',
  contested: 'yellow',
  paid: 'green',
  closed: 'gray',
} as const;

interface FineStatusTagProps extends Pick<Texts, 'formatMessage'> {
  readonly status: FineStatus;
}

export function FineStatusTag({ status, formatMessage }: FineStatusTagProps) {
  return <Tag color={COLORS[status]} label={formatMessage(FINE_STATUS_NAMES[status])} />;
}
