import { useState } from 'react';
import { errorType } from 'shared-kit/api-client';
import { type Booking, daysForOtherCar, quote } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Skeleton, useCarValues, VisuallyHidden } from 'shared-kit/ui';
import { basedOn } from '../../data/based-on.ts';
import { takeBackPriced } from '../../data/seen-price.ts';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { useChangeQuotes } from '../../data/use-change-quotes.ts';
import { useComparableCars } from '../../data/use-comparable-cars.ts';
import { usePlanningCars } from '../../data/use-planning-cars.ts';
import { useRates } from '../../data/use-rates.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { Amount } from '../../ui/amount.tsx';
import { GoneExtras } from '../../ui/gone-extras.tsx';
import { Plate } from '../../ui/plate.tsx';
import { PRICE_TEXT } from '../../ui/price-texts.ts';
import { QuoteState } from '../../ui/quote-state.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import styles from './move-form.module.css';
import { MOVE_TEXT } from './texts.ts';

interface MoveFormProps {
  readonly booking: Booking;
  /** The car that is chosen at first, by default the most similar one. */
  readonly carId?: string | undefined;
  readonly onMoved?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** What the total depends on: nobody may have changed it since it was shown. */
const SEEN = ['carId', 'pickupDate', 'dropoffDate', 'unitPrice', 'totalPrice', 'status'] as const;

/**
 * Moves a booking to another car, and says before that what the total is then: as agreed, or by the price of the car.
 */
export function MoveForm({ booking: initial, carId, onMoved, onClose }: MoveFormProps) {
  const { api, toasts } = useHost();
  const showUndo = useUndoToast();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const carValues = useCarValues();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const [booking, setBooking] = useState(initial);
  const [isSaving, setIsSaving] = useState(false);
  const [chosenId, setChosenId] = useState(carId);
  const [isPriceKept, setIsPriceKept] = useState(true);
  const [problem, setProblem] = useState<string>();
  const cars = useComparableCars(booking);
  const today = useAgencyToday();
  const fleet = usePlanningCars();
  const former = fleet.status === 'ready' ? fleet.value.find(({ CarId }) => CarId === booking.carId) : undefined;

  const choices = cars.status === 'ready' ? cars.value : [];
  const chosen = choices.find(({ CarId }) => CarId === chosenId) ?? choices[0];
  const range = { from: booking.pickupDate, to: booking.dropoffDate };
  const rates = useRates(booking.carId);
  const quotes = useChangeQuotes(booking, chosen ? { carId: chosen.CarId } : {}, rates);
  const quoted = quotes.status === 'ready' ? quotes.value : undefined;
  const isPriceKnown = quotes.status === 'ready' && !quotes.isRefreshing;
  const money = (amount: number, key = 'price') => <Amount key={key} of={amount} />;
  const agreed = quoted?.agreed.totalPrice ?? booking.totalPrice;
  const ofCar = (quoted?.today ?? quote({ unitPrice: chosen?.price ?? booking.unitPrice, range })).totalPrice;
  const isOtherPrice = quoted ? agreed !== ofCar : chosen !== undefined && chosen.price !== booking.unitPrice;
  const isRepriced = isOtherPrice && !isPriceKept;
  const total = isRepriced ? ofCar : agreed;

  const explain = async (error: unknown) => {
    // The dialog says why.
    console.error('The booking could not be moved', error);
    const type = errorType(error);
    if (type === 'booking_changed') {
      const changed = await api.getEntity('CarsBooking', booking.id);
      setBooking(changed);
      await refresh.changedBooking(changed);
      return formatMessage(MOVE_TEXT.overtaken);
    }
    if (type === 'car_unavailable') await refresh.bookings();
    if (type === 'price_changed' || type === 'car_gone') await Promise.all([refresh.cars(), refresh.rates()]);
    return describeError(error);
  };
  const move = async () => {
    if (!chosen || isSaving || !isPriceKnown) return;
    setIsSaving(true);
    setProblem(undefined);
    try {
      const changes = {
        carId: chosen.CarId,
        ...(isRepriced && { priceReason: '' }),
        ...(isRepriced && !quoted && { unitPrice: chosen.price }),
        // Refused, should the server come to another total than the one that was shown.
        ...(isRepriced && { totalPrice: total }),
      };
      const price = quoted && { reprice: isRepriced ? ('today' as const) : ('agreed' as const), totalPrice: total };
      const sent = { ...changes, ...price, id: booking.id, ...basedOn(booking, SEEN) };
      const moved = await api.updateEntity('CarsBooking', sent);
      const restored = takeBackPriced(booking, moved, Object.keys(changes) as (keyof Booking)[], price);
      const done = formatMessage(MOVE_TEXT.moved, { code: booking.confirmationCode, car: chosen.name });
      const undo = async () => restored && refresh.changedBooking(await api.updateEntity('CarsBooking', restored));
      if (restored)
        showUndo(done, undo, {
          restored: formatMessage(MOVE_TEXT.moved, {
            code: booking.confirmationCode,
            car: former?.name ?? booking.carId,
          }),
        });
      else toasts.success(done);
      onClose();
      await refresh.changedBooking(moved);
      onMoved?.();
    } catch (error) {
      setProblem(await explain(error).catch(describeError));
    } finally {
      setIsSaving(false);
    }
  };

  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void move();
      }}
    >
      <p>{format.range(daysForOtherCar(booking, today))}</p>
      <fieldset aria-busy={cars.status === 'loading'}>
        <legend>{formatMessage(MOVE_TEXT.cars)}</legend>
        {cars.status === 'loading' && (
          <>
            <VisuallyHidden>{formatMessage(MOVE_TEXT.loading)}</VisuallyHidden>
            <Skeleton height="13.5rem" />
          </>
        )}
        {cars.status === 'failed' && <p role="alert">{formatMessage(MOVE_TEXT.unknown)}</p>}
        {cars.status === 'ready' && choices.length === 0 && <p>{formatMessage(MOVE_TEXT.none)}</p>}
        <div className={styles.cars}>
          {choices.map((car) => (
            <label key={car.CarId} className={styles.choice}>
              <input
                type="radio"
                name="car"
                checked={car === chosen}
                onChange={() => {
                  setChosenId(car.CarId);
                  setProblem(undefined);
                }}
              />
              <span>
                <bdi translate="no">{car.name}</bdi> <Plate plate={car.plate} />
              </span>
              <span className={styles.second}>
                <span>{`${carValues.transmission(car.transmission)} · `}</span>
                <span>{formatMessage(MOVE_TEXT.perDay, { price: money(car.price) })}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen && isOtherPrice && (
        <fieldset>
          <legend>{formatMessage(MOVE_TEXT.price)}</legend>
          {[true, false].map((isKept) => (
            <label key={String(isKept)} className={styles.choice}>
              <input
                type="radio"
                name="price"
                checked={isKept === isPriceKept}
                onChange={() => setIsPriceKept(isKept)}
              />
              <span>{formatMessage(isKept ? MOVE_TEXT.agreed : quoted ? PRICE_TEXT.today : MOVE_TEXT.ofCar)}</span>
              <span className={styles.second}>{money(isKept ? agreed : ofCar)}</span>
            </label>
          ))}
        </fieldset>
      )}
      {isRepriced && quoted && <GoneExtras quotes={quoted} />}
      {chosen && <QuoteState state={quotes} />}
      {chosen && quotes.status === 'ready' && (
        <output className={styles.sum}>
          <span>
            {formatMessage(MOVE_TEXT.totals, {
              before: money(booking.totalPrice, 'before'),
              after: money(total, 'after'),
            })}
          </span>{' '}
          <strong>
            {total === booking.totalPrice
              ? formatMessage(MOVE_TEXT.same)
              : formatMessage(total > booking.totalPrice ? MOVE_TEXT.more : MOVE_TEXT.less, {
                  difference: money(Math.abs(Math.round((total - booking.totalPrice) * 100)) / 100),
                })}
          </strong>
        </output>
      )}
      {problem && (
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <FormButtons
        isSaving={isSaving}
        isIncomplete={!chosen || !isPriceKnown}
        save={MOVE_TEXT.move}
        onCancel={onClose}
      />
    </form>
  );
}
