import { Button } from 'antd';
import { useId } from 'react';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { VisuallyHidden } from 'shared-kit/ui';
import { usePermission } from '../../data/use-permission.ts';
import { COMMON_TEXT } from '../../ui/texts.ts';
import { CarMenu, type CarMenuProps } from './car-menu.tsx';
import type { Rental } from './find-rental.ts';
import styles from './fleet-section.module.css';
import { FLEET_TEXT } from './texts.ts';

export interface CarButtonsProps extends CarMenuProps {
  readonly rental: Rental;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** Edit and Delete, and a menu with the rest. A car that is sold off has the menu only. */
export function CarButtons({ rental, onEdit, onDelete, ...menu }: CarButtonsProps) {
  const { formatMessage } = useIntl();
  const mayDelete = usePermission('cars.delete');
  const { car } = menu;
  return (
    <>
      {!car.archived && (
        <Button type="link" aria-label={formatMessage(FLEET_TEXT.editCar, { name: car.name })} onClick={onEdit}>
          {formatMessage(COMMON_TEXT.edit)}
        </Button>
      )}
      {!car.archived && mayDelete && <DeleteButton car={car} rental={rental} onDelete={onDelete} />}
      <CarMenu {...menu} />
    </>
  );
}

interface DeleteButtonProps extends Pick<CarButtonsProps, 'rental' | 'onDelete'> {
  readonly car: Car;
}

function DeleteButton({ car, rental, onDelete }: DeleteButtonProps) {
  const { formatMessage } = useIntl();
  const reasonId = useId();
  const reason = rental === 'rented' ? formatMessage(FLEET_TEXT.deleteRented) : undefined;
  return (
    <>
      <Button
        type="text"
        className={styles.delete ?? ''}
        disabled={rental !== 'available'}
        aria-label={formatMessage(FLEET_TEXT.deleteCar, { name: car.name })}
        aria-describedby={reason && reasonId}
        title={reason}
        onClick={onDelete}
      >
        {formatMessage(COMMON_TEXT.delete)}
      </Button>
      {reason && (
        <VisuallyHidden>
          <span id={reasonId}>{reason}</span>
        </VisuallyHidden>
      )}
    </>
  );
}
