import type { ReactElement } from 'react';
import { isApiError } from 'shared-kit/api-client';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './fleet-section.module.css';
import { COMING_TEXT, FLEET_TEXT } from './texts.ts';

/** Bookings that are named before a car is deleted. */
const NAMED_BOOKINGS = 3;

/** Returns the function that deletes a car after confirmation, and refreshes the fleet. */
export function useDeleteCar() {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { range } = useFormat();
  const { describeError } = useErrorText();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const today = useAgencyToday();
  const ask = useConfirmDeletion();

  async function remove({ CarId }: Car) {
    try {
      await api.deleteEntity('Cars', CarId);
      toasts.success(formatMessage(FLEET_TEXT.deleted));
    } catch (error) {
      const isRefused = isApiError(error) && error.status === 409;
      const text = isRefused
        ? formatMessage(FLEET_TEXT.deleteRefused, { reason: describeError(error) })
        : formatMessage(FLEET_TEXT.deleteFailed);
      showFailure({ log: 'The car could not be deleted', error, text });
    }
    // Also after a failure: the car may have been deleted already.
    await refresh.cars();
  }

  const findComing = ({ CarId }: Car) =>
    api.searchEntities({
      entity: 'CarsBooking',
      fields: ['id', 'customerName', 'pickupDate', 'dropoffDate'],
      query: [
        { field: 'carId', operator: 'EQ', value: CarId },
        { field: 'status', operator: 'in', value: ['requested', 'reserved', 'out', 'active'] },
        { field: 'dropoffDate', operator: 'gte', value: today },
      ],
      sort: { field: 'pickupDate', direction: 1 },
      pagination: { page: 1, size: NAMED_BOOKINGS },
    });

  async function describeComing(car: Car) {
    const { data, pagination } = await findComing(car);
    const count = pagination?.total ?? data.length;
    if (count === 0) return <p>{formatMessage(COMING_TEXT.none)}</p>;
    return (
      <div className={styles.coming}>
        <p>{formatMessage(COMING_TEXT.some, { count })}</p>
        <ul>
          {data.map(({ id, customerName, pickupDate, dropoffDate }) => (
            <li key={id}>
              <span>{`${range({ from: pickupDate, to: dropoffDate })}:`}</span> <bdi translate="no">{customerName}</bdi>
            </li>
          ))}
        </ul>
        {count > data.length && <p>{formatMessage(COMING_TEXT.more, { count: count - data.length })}</p>}
        <p>{formatMessage(COMING_TEXT.stay)}</p>
      </div>
    );
  }

  return (car: Car) =>
    ask({
      title: <bdi translate="no">{car.name}</bdi>,
      question: formatMessage(FLEET_TEXT.deleteQuestion),
      details: describeComing(car)
        .catch((error: unknown) => {
          console.error('The future bookings of a car could not be read', error);
          return <p role="alert">{formatMessage(COMING_TEXT.unknown)}</p>;
        })
        .then((coming: ReactElement) => (
          <>
            {coming}
            <p>{formatMessage(FLEET_TEXT.deleteQuestion)}</p>
          </>
        )),
      onDelete: () => remove(car),
    });
}
