import type { ComponentProps } from 'react';
import type { VehicleDue } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Tag } from '../../ui/tag.tsx';
import type { CarStatus } from './find-car-status.ts';
import { BLOCK_REASONS, FLEET_TEXT, STATUS_TEXTS } from './texts.ts';

interface CarStatusTagProps {
  readonly status: CarStatus;
  /** The paper without which the car is not handed over. */
  readonly ranOut: VehicleDue | undefined;
}

/** Shows the current status of a car, and until when it applies; a paper that ran out instead of "Available". */
export function CarStatusTag({ status, ranOut }: CarStatusTagProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const day = 'until' in status ? format.day(status.until, { day: 'numeric', month: 'short' }) : '';
  const reason = 'reason' in status ? formatMessage(BLOCK_REASONS[status.reason]) : '';
  return (
    <>
      {!(ranOut && status.kind === 'free') && (
        <Tag {...LOOKS[status.kind]} label={formatMessage(STATUS_TEXTS[status.kind], { day, reason })} />
      )}
      {ranOut && <Tag color="yellow" sign="gray" label={formatMessage(FLEET_TEXT.ranOut, { kind: ranOut.kind })} />}
    </>
  );
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
