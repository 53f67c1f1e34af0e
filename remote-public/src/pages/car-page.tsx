import type { ReactNode } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import {
  type BookedPeriod,
  type BookingRequest,
  type Car,
  type CarRates,
  countRentalDays,
  type DateRange,
  findRangeProblem,
  type ReviewSummary,
} from 'shared-kit/domain';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { type QueryFailure, type QueryState, useHost } from 'shared-kit/remote';
import { Icon, PageMeta, useMediaQuery } from 'shared-kit/ui';
import { useTwin } from '../data/use-alternatives.ts';
import { useBookedPeriods } from '../data/use-booked-periods.ts';
import { useCar } from '../data/use-car.ts';
import { useAskedDateRange } from '../data/use-date-range-parameters.ts';
import { useOffer } from '../data/use-fleet.ts';
import { useRates } from '../data/use-rates.ts';
import { Alternatives, type AlternativesProps } from '../features/alternatives/alternatives.tsx';
import { ALTERNATIVES_TEXT } from '../features/alternatives/texts.ts';
import { useUnansweredRequest } from '../features/booking/booking-draft.ts';
import { LazyBookingFlow } from '../features/booking/lazy-booking-flow.tsx';
import { useDialogEntry } from '../features/booking/use-dialog-entry.ts';
import { BookingBar } from '../features/car/booking-bar.tsx';
import { BookingCard, type BookingControls } from '../features/car/booking-card.tsx';
import { CarCalendar } from '../features/car/car-calendar.tsx';
import { CarGallery } from '../features/car/car-gallery.tsx';
import { CarHeading } from '../features/car/car-heading.tsx';
import { CarLayout } from '../features/car/car-layout.tsx';
import { CarLoading } from '../features/car/car-loading.tsx';
import { CarMeta } from '../features/car/car-meta.tsx';
import { CarMissing } from '../features/car/car-missing.tsx';
import { CarSpecifications } from '../features/car/car-specifications.tsx';
import { ChoiceRefusal } from '../features/car/choice-refusal.tsx';
import { FeaturesList } from '../features/car/features-list.tsx';
import { IncludedList } from '../features/car/included-list.tsx';
import { NearestDays } from '../features/car/nearest-days.tsx';
import { TakenNotice } from '../features/car/taken-notice.tsx';
import { CAR_TEXT, MISSING_TEXT } from '../features/car/texts.ts';
import { useBookFocus } from '../features/car/use-book-focus.ts';
import { useCarPrices } from '../features/car/use-car-prices.ts';
import { useDateChoice } from '../features/car/use-date-choice.ts';
import { LazyRentalTerms } from '../features/rental-terms/lazy-rental-terms.tsx';
import { LazyReviews } from '../features/reviews/lazy-reviews.tsx';
import { OfferMark } from '../ui/offer-mark.tsx';
import { WIDE_WINDOW } from '../ui/wide-window.ts';
import styles from './car-page.module.css';

export function CarPage() {
  const { carId = '' } = useParams();
  const { now, site } = useHost();
  const { formatMessage } = useIntl();
  const read = useCar(carId);
  // Read here, in parallel with the car.
  const bookedDays = useBookedPeriods(carId);
  const rates = useRates(carId);
  // Without its rules the page would tell a wrong price.
  const car = read.status === 'ready' && rates.status !== 'ready' ? rates : read;
  const back = `/cars${useLocation().search}`;
  const [asked] = useAskedDateRange();
  const isBookable = asked && !findRangeProblem(asked, now(), site);
  const range = isBookable ? asked : undefined;
  const { cars: [free] = [] } = useOffer(carId, range) ?? {};
  // Without dates, so that it stays while other dates are read.
  const reviews = useOffer(carId)?.reviews;

  return (
    <div className={styles.page}>
      {read.status === 'ready' && rates.status === 'ready' && (
        <LoadedCar key={carId} car={read.value} rates={rates.value ?? undefined} back={back} reviews={reviews}>
          {free?.offer && <OfferMark {...free.offer} hasDates={range !== undefined} />}
        </LoadedCar>
      )}
      {car.status === 'loading' && (
        <>
          <PageMeta title={formatMessage(CAR_TEXT.loadingTitle)} siteName={site.agencyName} />
          <BackToList to={back} />
          <CarLoading />
        </>
      )}
      {(car.status === 'missing' || car.status === 'failed') && (
        <>
          <PageMeta
            title={formatMessage(MISSING_TEXT.title)}
            siteName={site.agencyName}
            isUnlisted={car.status === 'missing'}
          />
          <CarMissing back={back} {...(car.status === 'failed' && { failure: withRetryOf(car, bookedDays, rates) })}>
            {car.status === 'missing' && <Alternatives range={range} car={{ CarId: carId }} />}
          </CarMissing>
        </>
      )}
    </div>
  );
}

interface LoadedCarProps {
  readonly car: Car;
  /** The owner's rules; absent when there are none. */
  readonly rates: CarRates | undefined;
  readonly back: string;
  /** Of its offer; absent while there are few. */
  readonly reviews: ReviewSummary | undefined;
  /** How many cars of its offer there are. */
  readonly children: ReactNode;
}

function LoadedCar({ car, rates, back, reviews, children }: LoadedCarProps) {
  const { site } = useHost();
  const bookedDays = useBookedPeriods(car.CarId);
  const unanswered = useUnansweredRequest(car.CarId);
  const dates = useDateChoice(
    bookedDays.status === 'ready' ? bookedDays.value.filter((period) => !isSamePeriod(period, unanswered)) : [],
    rates,
  );
  const prices = useCarPrices(car, rates, dates.calendar.pickupDays.from);
  const dialog = useDialogEntry();
  const isWide = useMediaQuery(WIDE_WINDOW);
  const pricedCalendar = { ...dates.calendar, priceOf: prices.ofDay };
  const { problem: _, ...calendar } = pricedCalendar;
  const bookFocus = useBookFocus(dates.range);
  const twin = useTwin(car, dates.taken);

  const offer = (
    taken: DateRange,
    onTake: () => void,
    options?: Pick<AlternativesProps, 'currencySign' | 'isAboveBar'>,
  ) => (
    <Alternatives
      range={taken}
      car={car}
      {...options}
      onTake={() => {
        dates.forgetChoice();
        onTake();
      }}
    />
  );

  const refuse = (range: DateRange, close: () => void) => {
    const refusal = dates.findRefusal(range);
    return (
      refusal && (
        <ChoiceRefusal text={refusal.text}>
          {refusal.isTaken &&
            offer(range, () => {
              close();
              bookFocus.request();
            })}
          {refusal.nearest && (
            <NearestDays
              range={refusal.nearest}
              onTake={(nearest) => {
                close();
                controls.picker.onSelect(nearest);
              }}
            />
          )}
        </ChoiceRefusal>
      )
    );
  };

  // Before hydration both Book Now buttons are in the document. The ref belongs to one at a time.
  const controls: Omit<BookingControls, 'bookRef'> = {
    car,
    prices,
    choice: dates.choice,
    taken: dates.taken,
    twin,
    picker: {
      ...calendar,
      refuse,
      onSelect(range) {
        calendar.onSelect(range);
        if (!dates.findRefusal(range)) bookFocus.request();
      },
    },
    onBook: dialog.open,
  };

  return (
    <>
      <CarMeta car={car} prices={prices} range={dates.range} reviews={reviews} />
      <BackToList to={back} />
      <CarLayout
        notice={
          dates.taken && (
            <TakenNotice car={car} range={dates.taken} hasTwin={twin !== undefined}>
              {offer(dates.taken, bookFocus.request, { isAboveBar: true })}
            </TakenNotice>
          )
        }
        story={
          <>
            <CarGallery car={car} />
            <CarHeading car={car} offer={children} reviews={reviews} />
            <CarSpecifications car={car} />
            <CarCalendar {...pricedCalendar} bookedDays={bookedDays} onStart={dates.start}>
              {dates.refused && offer(dates.refused, bookFocus.request)}
              {dates.choice.status === 'refused' && dates.choice.nearest && (
                <NearestDays range={dates.choice.nearest} onTake={controls.picker.onSelect} />
              )}
            </CarCalendar>
          </>
        }
        card={
          <BookingCard
            {...controls}
            bookRef={isWide === false ? undefined : bookFocus.button}
            hasBar={isWide === false}
            onClear={() => dates.clear()}
          />
        }
        more={
          <>
            <FeaturesList features={car.features} />
            <IncludedList />
            <LazyRentalTerms
              terms={rates?.terms}
              days={dates.range && countRentalDays(dates.range.from, dates.range.to)}
            />
            <LazyReviews summary={reviews} carId={car.CarId} />
          </>
        }
      />
      {!isWide && (
        <BookingBar
          {...controls}
          takeTwin={<FormattedMessage {...ALTERNATIVES_TEXT.takeTwin} />}
          bookRef={isWide === false ? bookFocus.button : undefined}
        />
      )}
      <LazyBookingFlow
        car={car}
        rates={rates}
        range={dates.range}
        calendar={{ ...pricedCalendar, refuse }}
        refused={dates.refused}
        offer={(taken, onTake) => offer(taken, onTake, { currencySign: site.currencySigns.booking })}
        step={dialog.step}
        onClose={dialog.close}
        onBooked={() => dates.clear(dialog.confirmationEntry)}
      />
    </>
  );
}

/** Returns whether a booked period may be the visitor's own booking, created by the unanswered request. */
function isSamePeriod({ pickupDate, dropoffDate }: BookedPeriod, unanswered: BookingRequest | undefined): boolean {
  return pickupDate === unanswered?.pickupDate && dropoffDate === unanswered.dropoffDate;
}

/** Returns the failure with a retry that includes the other reads that have failed too. */
function withRetryOf(failure: QueryFailure, ...others: readonly QueryState<unknown>[]): QueryFailure {
  const retry = () => {
    failure.retry();
    for (const other of others) if (other.status === 'failed') other.retry();
  };
  return { ...failure, retry };
}

function BackToList({ to }: { readonly to: string }) {
  return (
    <Link to={to} className={styles.back}>
      <Icon name="chevronBack" size={18} />
      <FormattedMessage {...CAR_TEXT.allCars} />
    </Link>
  );
}
