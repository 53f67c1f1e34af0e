import type { BlockReason, Car, DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { REASON_TEXT, TAKEN_TEXT } from './texts.ts';

/** A rental or a block that occupies a car. */
interface Obstacle extends DateRange {
  /** Of a rental. */
  readonly customerName?: string | undefined;
  /** Of a block. */
  readonly reason?: BlockReason | undefined;
}

type PlateCar = Pick<Car, 'name' | 'plate'>;

/** Names a car so that it is not taken for another one of its model. */
export function nameWithPlate({ name, plate }: PlateCar): string {
  return plate ? `${name} ${plate}` : name;
}

/** Returns the function that says why a car is not free. */
export function useTakenText() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (car: PlateCar, { from, to, customerName, reason }: Obstacle) => {
    const facts = { car: <bdi key="car">{nameWithPlate(car)}</bdi>, period: format.range({ from, to }) };
    if (reason) return formatMessage(TAKEN_TEXT.block, { ...facts, reason: formatMessage(REASON_TEXT[reason]) });
    return formatMessage(TAKEN_TEXT.rental, { ...facts, name: <bdi key="name">{customerName}</bdi> });
  };
}
