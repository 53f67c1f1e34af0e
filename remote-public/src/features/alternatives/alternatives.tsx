import { type ReactNode, useId } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import {
  type Car,
  type DateRange,
  defaultDateRange,
  type FleetFilters,
  firstBookableDay,
  listImageOf,
  type OfferedCar,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { buttonClass, CarImage, useCarValues } from 'shared-kit/ui';
import { listedPrice } from '../../data/listed-price.ts';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { findTwin, useAlternatives } from '../../data/use-alternatives.ts';
import { carAddress, withRange } from '../../data/use-date-range-parameters.ts';
import { ColourLine } from '../../ui/colour-name.tsx';
import { PRICE_TEXT } from '../../ui/texts.ts';
import styles from './alternatives.module.css';
import { AskAgency } from './ask-agency.tsx';
import { ALTERNATIVES_TEXT } from './texts.ts';

/** A car of which nothing else is known. */
interface MissingCar {
  readonly CarId: string;
  readonly name?: string;
}

export interface AlternativesProps {
  /** The dates that are not available; undefined when no dates were requested. */
  readonly range: DateRange | undefined;
  /** The car that is not available; without it, other dates are those of any car that matches the filters. */
  readonly car?: Car | MissingCar;
  readonly filters?: FleetFilters | undefined;
  /** Currency sign of the prices; by default that of the storefront. */
  readonly currencySign?: string;
  /** Called when the visitor chooses other dates, which are then in the URL. */
  readonly onTake?: () => void;
  /** Whether the bar of a narrow window has the link to the free car of the same offer. */
  readonly isAboveBar?: boolean;
}

/** Alternatives to dates that are not available: other dates, other cars, and contact links of the agency. */
export function Alternatives({ range, car, filters, currencySign, onTake, isAboveBar }: AlternativesProps) {
  const { now, site } = useHost();
  const { formatMessage } = useIntl();
  const asked = range ?? defaultDateRange(firstBookableDay(now(), site.timeZone));
  const found = useAlternatives({ range: asked, ...(car && { carId: car.CarId }), ...(filters && { filters }) });
  const { windows, cars } = found.status === 'ready' ? found.value : { windows: [], cars: [] };
  const twin = range && found.status === 'ready' && car && 'features' in car ? findTwin(found.value, car) : undefined;
  const others = twin ? cars.slice(1) : cars;
  return (
    <div className={found.status === 'loading' ? styles.waiting : styles.alternatives}>
      {twin && <Twin car={twin} range={range} className={isAboveBar ? styles.inBar : undefined} />}
      {range && !twin && windows.length > 0 && (
        <Offers className={styles.windows} heading={formatMessage(ALTERNATIVES_TEXT.windows)}>
          {windows.map((window) => (
            <li key={window.from}>
              <WindowLink window={window} onTake={onTake} />
            </li>
          ))}
        </Offers>
      )}
      {others.length > 0 && (
        <Offers
          className={styles.cars}
          heading={formatMessage(range ? ALTERNATIVES_TEXT.cars : ALTERNATIVES_TEXT.otherCars)}
        >
          {others.map((other) => (
            <li key={other.CarId} className={styles.car}>
              <OtherCar car={other} range={range} currencySign={currencySign ?? site.currencySigns.storefront} />
            </li>
          ))}
        </Offers>
      )}
      {found.status !== 'loading' && <AskAgency range={range} carName={car?.name} />}
    </div>
  );
}

interface OffersProps {
  readonly heading: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

function Offers({ heading, className, children }: OffersProps) {
  const id = useId();
  return (
    <div>
      {/* Not a heading: it stands on pages and in dialogs, below headings of different levels. */}
      <p id={id} className={styles.heading}>
        {heading}
      </p>
      <ul aria-labelledby={id} className={className}>
        {children}
      </ul>
    </div>
  );
}

interface WindowLinkProps {
  readonly window: DateRange;
  readonly onTake: (() => void) | undefined;
}

/** Link that replaces the dates in the URL, also while a dialog is open. */
function WindowLink({ window, onTake }: WindowLinkProps) {
  const format = useFormat();
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  return (
    <Link
      to={{ search: `?${withRange(parameters, window)}` }}
      replace
      preventScrollReset
      state={state}
      className={buttonClass({ look: 'secondary' }, styles.window)}
      onClick={onTake}
    >
      {format.range(window, WINDOW_STYLE)}
    </Link>
  );
}

interface TwinProps {
  readonly car: Car;
  readonly range: DateRange | undefined;
  /** Of the link. */
  readonly className: string | undefined;
}

/** A free car of the same offer, which one press chooses. */
function Twin({ car: { CarId, name, colour }, range, className }: TwinProps) {
  const { formatMessage } = useIntl();
  const pickup = useSearchedPickup();
  return (
    <div className={styles.twin}>
      <p>
        {formatMessage(ALTERNATIVES_TEXT.twin, { name: <bdi translate="no">{name}</bdi> })}
        <ColourLine colour={colour} />
      </p>
      <Link to={carAddress(CarId, range, pickup)} className={buttonClass({}, className)}>
        {formatMessage(ALTERNATIVES_TEXT.takeTwin)}
      </Link>
    </div>
  );
}

interface OtherCarProps {
  readonly car: Omit<OfferedCar, 'offer'>;
  readonly range: DateRange | undefined;
  readonly currencySign: string;
}

function OtherCar({ car, range, currencySign }: OtherCarProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = useCarValues();
  const pickup = useSearchedPickup();
  const { rental, perDay, kind } = listedPrice(car, range);
  const price = (amount: number) => format.price(amount, currencySign);
  return (
    <>
      <CarImage src={listImageOf(car, site.listImages)} name={car.name} sizes="6rem" className={styles.picture} />
      <Link to={carAddress(car.CarId, range, pickup)} className={styles.name}>
        <bdi translate="no">{car.name}</bdi>
      </Link>
      <p className={styles.line}>{`${values.transmission(car.transmission)}\u00a0· ${values.fuel(car.fuel)}`}</p>
      <p className={styles.line}>
        {rental
          ? formatMessage(PRICE_TEXT.totalForDays, {
              total: price(rental.total),
              days: format.days(rental.days, 'afterPreposition'),
              b: (total) => <b translate="no">{total}</b>,
            })
          : formatMessage(PRICE_TEXT[kind], {
              price: price(perDay),
              strong: (amount) => <b translate="no">{amount}</b>,
            })}
      </p>
    </>
  );
}

const WINDOW_STYLE = { day: 'numeric', month: 'short' } as const;
