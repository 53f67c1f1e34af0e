import { Modal } from 'antd';
import { useState } from 'react';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { FleetSection } from '../features/fleet/fleet-section.tsx';
import { HistoryCard } from '../features/history/history-card.tsx';
import { HISTORY_TEXT } from '../features/history/texts.ts';

/** The fleet, and the dialog with the history of one of its cars. */
export function FleetArea() {
  const { formatMessage } = useIntl();
  const [car, setCar] = useState<Car>();
  const historyTitle = formatMessage(HISTORY_TEXT.title);
  return (
    <>
      <FleetSection history={{ label: historyTitle, onOpen: setCar }} />
      {car && (
        <Modal open title={<bdi translate="no">{car.name}</bdi>} footer={null} onCancel={() => setCar(undefined)}>
          <HistoryCard key={car.CarId} title={historyTitle} entity="Cars" entityKey={car.CarId} />
        </Modal>
      )}
    </>
  );
}
