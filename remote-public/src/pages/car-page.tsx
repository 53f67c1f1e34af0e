import { Link, useLocation, useParams } from 'react-router-dom';
import type { Car } from 'shared-kit/domain';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { type QueryFailure, type QueryState, useHost } from 'shared-kit/remote';
import { CarImage, Icon, PageMeta, useMediaQuery } from 'shared-kit/ui';
import { useBookedPeriods } from '../data/use-booked-periods.ts';
import { useCar } from '../data/use-car.ts';
import { BookingFlow } from '../features/booking/booking-flow.tsx';
import { useDialogEntry } from '../features/booking/use-dialog-entry.ts';
import { ArchWell, WELL_SIZES } from '../features/car/arch-well.tsx';
import { BookingBar } from '../features/car/booking-bar.tsx';
import { BookingCard } from '../features/car/booking-card.tsx';
import { CarCalendar } from '../features/car/car-calendar.tsx';
import { CarHeading } from '../features/car/car-heading.tsx';
import { CarLayout, WIDE_WINDOW } from '../features/car/car-layout.tsx';
import { CarLoading } from '../features/car/car-loading.tsx';
import { CarMeta } from '../features/car/car-meta.tsx';
import { CarMissing } from '../features/car/car-missing.tsx';
import { CarSpecifications } from '../features/car/car-specifications.tsx';
import { FeaturesList } from '../features/car/features-list.tsx';
import { CAR_TEXT, MISSING_TEXT } from '../features/car/texts.ts';
import { useDateChoice } from '../features/car/use-date-choice.ts';
import styles from './car-page.module.css';

export function CarPage() {
  const { carId = '' } = useParams();
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const car = useCar(carId);
  // Read here, in parallel with the car.
  const bookedDays = useBookedPeriods(carId);
  const back = `/cars${useLocation().search}`;

  return (
    <div className={styles.page}>
      {car.status === 'ready' && <LoadedCar key={carId} car={car.value} back={back} />}
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
          <CarMissing back={back} {...(car.status === 'failed' && { failure: withRetryOf(car, bookedDays) })} />
        </>
      )}
    </div>
  );
}

function LoadedCar({ car, back }: { readonly car: Car; readonly back: string }) {
  const bookedDays = useBookedPeriods(car.CarId);
  const dates = useDateChoice(bookedDays.status === 'ready' ? bookedDays.value : []);
  const dialog = useDialogEntry();
  const isWide = useMediaQuery(WIDE_WINDOW);

  return (
    <>
      <CarMeta car={car} />
      <BackToList to={back} />
      <CarLayout
        story={
          <>
            <ArchWell>
              <CarImage src={car.image} name={car.name} sizes={WELL_SIZES} loadingPriority="first" />
            </ArchWell>
            <CarHeading car={car} />
            <CarSpecifications car={car} />
            <CarCalendar {...dates.calendar} bookedDays={bookedDays} onStart={dates.start} />
          </>
        }
        card={
          <BookingCard
            car={car}
            choice={dates.choice}
            onClear={() => dates.clear()}
            onBook={isWide === false ? undefined : dialog.open}
          />
        }
        more={<FeaturesList features={car.features} />}
      />
      {!isWide && <BookingBar car={car} choice={dates.choice} onBook={dialog.open} />}
      <BookingFlow
        car={car}
        range={dates.range}
        calendar={dates.calendar}
        step={dialog.step}
        onClose={dialog.close}
        onBooked={() => dates.clear(dialog.confirmationEntry)}
      />
    </>
  );
}

/** Returns the failure with a retry that includes the other read, if it has failed too. */
function withRetryOf(failure: QueryFailure, other: QueryState<unknown>): QueryFailure {
  const retry = () => {
    failure.retry();
    if (other.status === 'failed') other.retry();
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
