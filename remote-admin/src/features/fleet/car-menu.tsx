import { Button, Dropdown, Modal } from 'antd';
import { useRef, useState } from 'react';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useMay } from '../../data/use-may.ts';
import { HistoryCard } from '../history/history-card.tsx';
import { HISTORY_TEXT } from '../history/texts.ts';
import type { Rental } from './find-rental.ts';
import styles from './fleet-section.module.css';
import { FLEET_TEXT } from './texts.ts';

export interface CarMenuProps {
  readonly car: Car;
  readonly rental: Rental;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

/** The menu of what is seldom done with a car, out of reach of a slip. */
export function CarMenu({ car: { CarId, name, archived }, rental, onDuplicate, onDelete }: CarMenuProps) {
  const { formatMessage } = useIntl();
  const mayCreate = useMay('cars.create');
  const mayDelete = useMay('cars.delete');
  const button = useRef<HTMLButtonElement>(null);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);

  // The menu goes: what it opens gives the focus back to the button.
  const act = (action: () => void) => () => {
    button.current?.focus();
    action();
  };
  const duplicate = {
    key: 'duplicate',
    label: formatMessage(FLEET_TEXT.duplicate),
    onClick: act(onDuplicate),
  };
  const remove = {
    key: 'delete',
    danger: true,
    disabled: rental !== 'available',
    label: (
      <>
        {formatMessage(FLEET_TEXT.delete)}
        {rental === 'rented' && <span className={styles.reason}>{formatMessage(FLEET_TEXT.deleteRented)}</span>}
      </>
    ),
    onClick: act(onDelete),
  };
  const history = {
    key: 'history',
    label: formatMessage(HISTORY_TEXT.title),
    onClick: act(() => setIsHistoryOpen(true)),
  };
  const items = [...(mayCreate ? [duplicate] : []), history, ...(mayDelete && !archived ? [remove] : [])];
  return (
    <>
      <Dropdown
        menu={{ items }}
        trigger={['click']}
        placement="bottomRight"
        autoFocus
        destroyOnHidden
        // Within the page's landmark.
        getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
      >
        <Button
          ref={button}
          icon={<Dots />}
          aria-label={formatMessage(FLEET_TEXT.more, { name })}
          aria-haspopup="menu"
        />
      </Dropdown>
      <Modal
        open={isHistoryOpen}
        title={<bdi>{name}</bdi>}
        footer={null}
        destroyOnHidden
        onCancel={() => setIsHistoryOpen(false)}
      >
        <HistoryCard entity="Cars" entityKey={CarId} />
      </Modal>
    </>
  );
}

function Dots() {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <circle cx="5" cy="12" r="1.8" />
      <circle cx="12" cy="12" r="1.8" />
      <circle cx="19" cy="12" r="1.8" />
    </svg>
  );
}
