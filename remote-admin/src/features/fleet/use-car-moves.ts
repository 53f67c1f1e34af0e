import { useRef, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { cacheKeys } from '../../data/cache-keys.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { ORDER_TEXT } from './texts.ts';
import type { OrderedCar } from './use-car-order.ts';

/** A position in the list: the id of the following car, null at the end. */
type Place = string | null;

export interface LastMove {
  readonly car: OrderedCar;
  /** Its current position, from 1. */
  readonly place: number;
  /** The position before the move; undefined after an undo. */
  readonly origin?: Place;
}

/**
 * Returns the cars in the requested order, and functions that move a car. Moves are shown at once and saved one after
 * the other; when one is refused, the list returns to the server's order.
 */
export function useCarMoves(stored: readonly OrderedCar[]) {
  const { api, mutate } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const [moved, setMoved] = useState<readonly OrderedCar[]>();
  const [last, setLast] = useState<LastMove>();
  const unsaved = useRef<{ readonly carId: string; readonly before: Place; readonly cars: readonly OrderedCar[] }[]>(
    [],
  );
  const isSaving = useRef(false);
  const cars = moved ?? stored;

  async function save(): Promise<void> {
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      for (let next = unsaved.current.shift(); next; next = unsaved.current.shift()) {
        await api.moveCar(next.carId, next.before);
        // Shown until the list is read again.
        await mutate(cacheKeys.carOrder, next.cars, { revalidate: false });
      }
    } catch (error) {
      unsaved.current = [];
      setLast(undefined);
      showFailure({ log: 'A car could not be moved', error, text: formatMessage(ORDER_TEXT.failed) });
    }
    isSaving.current = false;
    setMoved(undefined);
    await refresh.cars();
  }

  /** @param to index in the list without the car */
  function place(car: OrderedCar, to: number, isUndo: boolean): void {
    const from = cars.findIndex(({ CarId }) => CarId === car.CarId);
    const others = cars.filter(({ CarId }) => CarId !== car.CarId);
    if (from === -1 || from === to) return;
    const before = others[to]?.CarId ?? null;
    // Consecutive moves of one car are undone together.
    const origin = last?.car.CarId === car.CarId && last.origin !== undefined ? last.origin : nextOf(cars, from);
    const next = insertAt(others, to, car);
    setMoved(next);
    setLast({ car, place: to + 1, ...(!isUndo && { origin }) });
    // Only the last unsaved move of a car is sent.
    if (unsaved.current.at(-1)?.carId === car.CarId) unsaved.current.pop();
    unsaved.current.push({ carId: car.CarId, before, cars: next });
    void save();
  }

  return {
    cars,
    last,
    move: (car: OrderedCar, to: number) => place(car, to, false),
    undo() {
      const car = cars.find(({ CarId }) => CarId === last?.car.CarId);
      if (!car || last?.origin === undefined) return;
      const others = cars.filter((other) => other !== car);
      const to = others.findIndex(({ CarId }) => CarId === last.origin);
      place(car, to === -1 ? others.length : to, true);
    },
  };
}

/** Returns the list with one more item. */
export function insertAt<Item>(list: readonly Item[], index: number, item: Item): readonly Item[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

function nextOf(cars: readonly OrderedCar[], index: number): Place {
  return cars[index + 1]?.CarId ?? null;
}
