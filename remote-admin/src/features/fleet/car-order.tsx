import { Dropdown } from 'antd';
import { type KeyboardEvent, memo, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import { CarImage, LineIcon, useCarValues } from 'shared-kit/ui';
import { ListStates } from '../../kit/list-screen/list-states.tsx';
import { useItemDrag } from '../../kit/use-item-drag.ts';
import { Amount } from '../../ui/amount.tsx';
import { EmptyNotice } from '../../ui/empty-notice.tsx';
import { isSameList } from '../../ui/is-same-list.ts';
import { Plate } from '../../ui/plate.tsx';
import styles from './car-order.module.css';
import { FLEET_TEXT, NO_CARS, ORDER_TEXT, STATUS_NAMES } from './texts.ts';
import { insertAt, useCarMoves } from './use-car-moves.ts';
import { type OrderedCar, useCarOrder } from './use-car-order.ts';

/** The whole fleet in the order in which visitors see it, for changing the order (docs/rules.md#order-of-the-list). */
export function CarOrder() {
  const { formatMessage } = useIntl();
  const state = useCarOrder();
  return (
    <ListStates
      state={state}
      failure={formatMessage(FLEET_TEXT.failure)}
      loading={<p role="status">{formatMessage(FLEET_TEXT.loading)}</p>}
      empty={({ length }) =>
        length === 0 && <EmptyNotice title={formatMessage(NO_CARS.title)} text={formatMessage(NO_CARS.text)} />
      }
    >
      {(stored) => <OrderedCars stored={stored} />}
    </ListStates>
  );
}

function OrderedCars({ stored }: { readonly stored: readonly OrderedCar[] }) {
  const { formatMessage } = useIntl();
  const toFocus = useRef<string>(undefined);
  const { cars: latestCars, move } = useCarMoves(stored, (carId) => {
    toFocus.current = carId;
  });
  // Not updated while a row is dragged: a colleague's change must not move another car below the pointer.
  const [cars, setCars] = useState(latestCars);
  const list = useRef<HTMLOListElement>(null);
  const { drag, listeners } = useItemDrag(({ from, to }) => {
    const car = cars[from];
    if (!car) return;
    const next = cars.filter((one) => one !== car)[to];
    const place = latestCars.filter(({ CarId }) => CarId !== car.CarId).findIndex(({ CarId }) => CarId === next?.CarId);
    move(car, place === -1 ? to : place);
  });
  if (!drag && !isSameList(cars, latestCars)) setCars(latestCars);
  const dragged = drag && cars[drag.from];
  const others = cars.filter((car) => car !== dragged);
  const shown = drag && dragged ? insertAt(others, drag.to, dragged) : cars;

  // Restores the focus, which a row loses when it is moved in the document.
  useLayoutEffect(() => {
    if (toFocus.current === undefined) return;
    const row = [...(list.current?.children ?? [])].find((one) => one.getAttribute('data-car') === toFocus.current);
    row?.querySelector<HTMLElement>('[data-handle]')?.focus();
    row?.scrollIntoView({ block: 'nearest' });
    toFocus.current = undefined;
  });
  const latest = useRef(move);
  useLayoutEffect(() => {
    latest.current = move;
  });
  // Stable, so that a move renders only the rows whose positions it changes.
  const onMove = useCallback((car: OrderedCar, to: number) => {
    toFocus.current = car.CarId;
    latest.current(car, to);
  }, []);

  return (
    <>
      <p id="order-hint" className={styles.hint}>
        {formatMessage(ORDER_TEXT.hint)}
      </p>
      <ol ref={list} className={styles.list} data-dragging={drag !== undefined} {...listeners}>
        {shown.map((car, index) => (
          <OrderedRow
            key={car.CarId}
            car={car}
            index={index}
            count={shown.length}
            isDragged={car === dragged}
            onMove={onMove}
          />
        ))}
      </ol>
    </>
  );
}

interface OrderedRowProps {
  readonly car: OrderedCar;
  readonly index: number;
  readonly count: number;
  readonly isDragged: boolean;
  readonly onMove: (car: OrderedCar, to: number) => void;
}

/** Compares rows by value, so that reading the list again does not render unchanged ones. */
function isSameRow({ car, ...one }: OrderedRowProps, { car: otherCar, ...other }: OrderedRowProps): boolean {
  return isShallowEqual(car, otherCar) && isShallowEqual(one, other);
}

function isShallowEqual<Values extends object>(one: Values, other: Values): boolean {
  const names = Object.keys(one) as (keyof Values)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

const OrderedRow = memo(function OrderedRow({ car, index, count, isDragged, onMove }: OrderedRowProps) {
  const { formatMessage } = useIntl();
  const values = useCarValues();
  const [isOpen, setIsOpen] = useState(false);
  const handle = useRef<HTMLButtonElement>(null);

  const steps = [
    { key: 'up', text: ORDER_TEXT.up, to: index - 1 },
    { key: 'down', text: ORDER_TEXT.down, to: index + 1 },
    { key: 'start', text: ORDER_TEXT.start, to: 0 },
    { key: 'end', text: ORDER_TEXT.end, to: count - 1 },
  ];
  const items = steps.map(({ key, text, to }) => ({
    key,
    label: formatMessage(text),
    disabled: to < 0 || to >= count || to === index,
    onClick: () => {
      handle.current?.focus();
      onMove(car, to);
    },
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined || isOpen) return;
    event.preventDefault();
    if (index + step >= 0 && index + step < count) onMove(car, index + step);
  };

  return (
    <li className={styles.row} data-index={index} data-car={car.CarId} data-dragged={isDragged}>
      <button
        ref={handle}
        type="button"
        className={styles.handle}
        data-handle
        aria-label={formatMessage(ORDER_TEXT.move, { name: car.name })}
        aria-describedby="order-hint"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onKeyDown={onKeyDown}
        onClick={() => setIsOpen(true)}
      >
        <LineIcon path="M9 6v.01M15 6v.01M9 12v.01M15 12v.01M9 18v.01M15 18v.01" strokeWidth="3" />
      </button>
      {isOpen && (
        // Rendered only while it is open: hundreds of menus would take seconds to render.
        <Dropdown
          open
          menu={{ items }}
          trigger={['click']}
          autoFocus
          onOpenChange={(next) => {
            setIsOpen(next);
            if (!next) handle.current?.focus();
          }}
          getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
        >
          <span className={styles.anchor} />
        </Dropdown>
      )}
      <span className={styles.place}>{index + 1}</span>
      <CarImage src={car.image} name="" sizes="4.5rem" className={styles.picture} />
      <span className={styles.car}>
        <strong>
          <bdi translate="no">{car.name}</bdi>
        </strong>
        <span className={styles.facts}>
          <span>{values.type(car.type)}</span>
          <span> · </span>
          <Amount of={car.price} />
          {!car.onSale && <span>{` · ${formatMessage(STATUS_NAMES.offSale)}`}</span>}
          {car.plate && (
            <span translate="no">
              {' · '}
              <Plate plate={car.plate} />
            </span>
          )}
        </span>
      </span>
    </li>
  );
}, isSameRow);
