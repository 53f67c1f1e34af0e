import { Button } from 'antd';
import { daysBetween } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Plate } from '../../ui/plate.tsx';
import { COMMON_TEXT, NOTE_TEXT } from '../../ui/texts.ts';
import styles from './planning-dialogs.module.css';
import { BLOCK_TEXT, ENTRY_TEXT } from './texts.ts';
import type { PlannedBlock } from './use-planning-entries.ts';
import { useRemoveBlock } from './use-remove-block.ts';

interface BlockFactsProps {
  readonly block: PlannedBlock;
  readonly car: PlanningCar | undefined;
  /** Called before an action: what shows the facts is closed. */
  readonly act: (action: () => void) => void;
  readonly onEdit: (block: PlannedBlock) => void;
}

/** The days of a block, its note, and what is done with it. */
export function BlockFacts({ block, car, act, onEdit }: BlockFactsProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const remove = useRemoveBlock();
  return (
    <>
      <DescriptionList
        entries={[
          [
            formatMessage(ENTRY_TEXT.carLabel),
            <span key="car">
              <bdi translate="no">{car?.name ?? block.carId}</bdi> <Plate plate={car?.plate} />
            </span>,
          ],
          [
            formatMessage(ENTRY_TEXT.period),
            <span key="period">
              <span>{format.range(block)}</span> · <span>{format.days(daysBetween(block.from, block.to) + 1)}</span>
            </span>,
          ],
          ...(block.note ? [[formatMessage(NOTE_TEXT.staff), block.note] as const] : []),
        ]}
      />
      <div className={styles.actions}>
        <Button onClick={() => act(() => onEdit(block))}>{formatMessage(COMMON_TEXT.edit)}</Button>
        <Button type="text" danger onClick={() => act(() => void remove(block, car?.name ?? block.carId))}>
          {formatMessage(BLOCK_TEXT.delete)}
        </Button>
      </div>
    </>
  );
}
