import { Button, Modal } from 'antd';
import { useState } from 'react';
import type { DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { Plate } from '../../ui/plate.tsx';
import styles from './planning-dialogs.module.css';
import { GAP_TEXT } from './texts.ts';

interface GapDialogProps {
  readonly car: PlanningCar;
  readonly range: DateRange;
  readonly onBook: () => void;
  readonly onBlock: () => void;
  readonly onClosed: () => void;
}

/** Dialog with the actions on free days. Opens when it is mounted. */
export function GapDialog({ car, range, onBook, onBlock, onClosed }: GapDialogProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [chosen, setChosen] = useState<'nothing' | 'book' | 'block'>();
  return (
    <Modal
      open={chosen === undefined}
      width="25rem"
      title={<bdi translate="no">{car.name}</bdi>}
      footer={null}
      onCancel={() => setChosen('nothing')}
      // After closing, when the grid has the focus again, so that the next dialog returns it there.
      afterClose={() => {
        onClosed();
        if (chosen === 'book') onBook();
        if (chosen === 'block') onBlock();
      }}
    >
      <p className={styles.facts}>
        <Plate plate={car.plate} />
        <span>{format.range(range, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' })}</span>
      </p>
      <div className={styles.actions}>
        <Button type="primary" autoFocus onClick={() => setChosen('book')}>
          {formatMessage(GAP_TEXT.book)}
        </Button>
        <Button onClick={() => setChosen('block')}>{formatMessage(GAP_TEXT.block)}</Button>
      </div>
    </Modal>
  );
}
