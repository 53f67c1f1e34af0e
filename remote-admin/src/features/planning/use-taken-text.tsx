import type { BlockReason, Car, DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { CustomerName } from '../../ui/customer-name.tsx';
import { nameWithPlate } from '../../ui/plate.tsx';
import { REASON_TEXT, TAKEN_TEXT } from './texts.ts';

/** A rental or a block that occupies a car. */
interface OccupiedPeriod extends DateRange {
  /** Customer of a rental. */
  readonly customerName?: string | undefined;
  /** Reason of a block. */
  readonly reason?: BlockReason | undefined;
}

type PlateCar = Pick<Car, 'name' | 'plate'>;

/** Returns the function that describes why a car is not free. */
export function useTakenText() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (car: PlateCar, { from, to, customerName, reason }: OccupiedPeriod) => {
    const facts = {
      car: (
        <bdi key="car" translate="no">
          {nameWithPlate(car)}
        </bdi>
      ),
      period: format.range({ from, to }),
    };
    if (reason) return formatMessage(TAKEN_TEXT.block, { ...facts, reason: formatMessage(REASON_TEXT[reason]) });
    return formatMessage(TAKEN_TEXT.rental, {
      ...facts,
      name: <CustomerName key="name" name={customerName} />,
    });
  };
}
