import type { BlockReason, DateRange } from 'shared-kit/domain';
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

/** Returns the function that says why a car is not free. */
export function useTakenText() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (car: string, { from, to, customerName, reason }: Obstacle) => {
    const facts = { car: <bdi key="car">{car}</bdi>, period: format.range({ from, to }) };
    if (reason) return formatMessage(TAKEN_TEXT.block, { ...facts, reason: formatMessage(REASON_TEXT[reason]) });
    return formatMessage(TAKEN_TEXT.rental, { ...facts, name: <bdi key="name">{customerName}</bdi> });
  };
}
