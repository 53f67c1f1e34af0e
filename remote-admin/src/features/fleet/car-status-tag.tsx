import type { ComponentProps } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Tag } from '../../ui/tag.tsx';
import type { CarStatus } from './find-car-status.ts';
import { BLOCK_REASONS, STATUS_TEXTS } from './texts.ts';

/** Shows the current status of a car, and until when it applies. */
export function CarStatusTag({ status }: { readonly status: CarStatus }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const day = 'until' in status ? format.day(status.until, { day: 'numeric', month: 'short' }) : '';
  const reason = 'reason' in status ? formatMessage(BLOCK_REASONS[status.reason]) : '';
  return <Tag {...LOOKS[status.kind]} label={formatMessage(STATUS_TEXTS[status.kind], { day, reason })} />;
}

const LOOKS: Readonly<Record<CarStatus['kind'], Pick<ComponentProps<typeof Tag>, 'color' | 'sign'>>> = {
  free: { color: 'green' },
  out: { color: 'blue', sign: 'red' },
  overdue: { color: 'red', sign: 'yellow' },
  backToday: { color: 'yellow', sign: 'red' },
  bookedToday: { color: 'yellow' },
  blocked: { color: 'gray' },
  offSale: { color: 'gray', sign: 'none' },
  sold: { color: 'gray', sign: 'none' },
};
