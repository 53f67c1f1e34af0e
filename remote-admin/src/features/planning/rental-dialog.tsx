import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import type { PlanningCar } from '../../data/use-planning-cars.ts';
import { BookingLink } from '../../ui/booking-link.tsx';
import { CustomerName } from '../../ui/customer-name.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { PhoneLinks } from '../../ui/phone-links.tsx';
import { Plate } from '../../ui/plate.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import styles from './planning-dialogs.module.css';
import { ENTRY_TEXT } from './texts.ts';
import type { PlannedRental } from './use-planning-entries.ts';

interface RentalDialogProps {
  readonly rental: PlannedRental;
  readonly car: PlanningCar | undefined;
  readonly onEdit: () => void;
  readonly onClosed: () => void;
}

/** Shows a booking of the planning. Opens when it is mounted. */
export function RentalDialog({ rental, car, onEdit, onClosed }: RentalDialogProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [state, setState] = useState<'open' | 'closed' | 'edit'>('open');
  const { id, status, confirmationCode, customerName, customerPhone } = rental;
  return (
    <Modal
      open={state === 'open'}
      width="26rem"
      title={<CustomerName name={customerName} />}
      footer={null}
      onCancel={() => setState('closed')}
      afterClose={() => {
        onClosed();
        if (state === 'edit') onEdit();
      }}
    >
      <DescriptionList
        entries={[
          [formatMessage(ENTRY_TEXT.status), <StatusTag key="status" status={status} />],
          [formatMessage(ENTRY_TEXT.carLabel), <CarName key="car" car={car} carId={rental.carId} />],
          [formatMessage(ENTRY_TEXT.period), format.range(rental)],
          [
            formatMessage(ENTRY_TEXT.code),
            <bdi key="code" translate="no">
              {confirmationCode}
            </bdi>,
          ],
          ...(customerPhone
            ? [[formatMessage(ENTRY_TEXT.phone), <PhoneLinks key="phone" booking={rental} />] as const]
            : []),
        ]}
      />
      <div className={styles.actions}>
        <Button type="primary" onClick={() => setState('edit')}>
          {formatMessage(ENTRY_TEXT.move)}
        </Button>
        <BookingLink id={id}>{formatMessage(ENTRY_TEXT.open)}</BookingLink>
      </div>
    </Modal>
  );
}

function CarName({ car, carId }: { readonly car: PlanningCar | undefined; readonly carId: string }) {
  return (
    <>
      <bdi translate="no">{car?.name ?? carId}</bdi> <Plate plate={car?.plate} />
    </>
  );
}
