import { useLayoutEffect, useRef, useState } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { cacheKeys } from '../../data/cache-keys.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { ORDER_TEXT } from './texts.ts';
import type { OrderedCar } from './use-car-order.ts';

/** A position in the list: the id of the following car, null at the end. */
type Place = string | null;

/**
 * Returns the cars in the requested order, and the function that moves a car and offers to take that back. Moves are shown
 * at once and saved one after the other; when one is refused, the list returns to the server's order.
 * @param onUndo called with the id of the car whose move is taken back
 */
export function useCarMoves(stored: readonly OrderedCar[], onUndo: (carId: string) => void) {
  const { api, mutate, toasts } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const refresh = useRefresh();
  const [moved, setMoved] = useState<readonly OrderedCar[]>();
  /** The move that can be taken back: that of one car, however often it was moved. */
  const last = useRef<{ readonly carId: string; readonly origin: Place }>(undefined);
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
      last.current = undefined;
      showFailure({ log: 'A car could not be moved', error, text: formatMessage(ORDER_TEXT.failed) });
    }
    isSaving.current = false;
    setMoved(undefined);
    await refresh.cars();
  }

  /** @param to index in the list without the car */
  function place(car: OrderedCar, to: number, text: Message, undo?: () => void): void {
    const others = cars.filter(({ CarId }) => CarId !== car.CarId);
    const next = insertAt(others, to, car);
    setMoved(next);
    toasts.success(formatMessage(text, { name: car.name, place: to + 1, count: cars.length }), undefined, undo);
    // Only the last unsaved move of a car is sent.
    if (unsaved.current.at(-1)?.carId === car.CarId) unsaved.current.pop();
    unsaved.current.push({ carId: car.CarId, before: others[to]?.CarId ?? null, cars: next });
    void save();
  }
  const undo = () => {
    const { carId, origin } = last.current ?? {};
    const car = cars.find(({ CarId }) => CarId === carId);
    last.current = undefined;
    if (!car) return;
    const others = cars.filter((other) => other !== car);
    const to = others.findIndex(({ CarId }) => CarId === origin);
    onUndo(car.CarId);
    place(car, to === -1 ? others.length : to, ORDER_TEXT.back);
  };
  const latestUndo = useRef(undo);
  useLayoutEffect(() => {
    latestUndo.current = undo;
  });

  return {
    cars,
    move(car: OrderedCar, to: number) {
      const from = cars.findIndex(({ CarId }) => CarId === car.CarId);
      if (from === -1 || from === to) return;
      if (last.current?.carId !== car.CarId) last.current = { carId: car.CarId, origin: nextOf(cars, from) };
      place(car, to, ORDER_TEXT.moved, () => latestUndo.current());
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
