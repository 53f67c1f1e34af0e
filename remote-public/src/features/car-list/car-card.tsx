import { type ComponentProps, memo } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type DateRange, listImageOf, type OfferedCar } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { buttonClass, CarImage, useCarValues, VisuallyHidden } from 'shared-kit/ui';
import { readFleetChoice } from '../../data/fleet-url.ts';
import { listedPrice } from '../../data/listed-price.ts';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { carAddress } from '../../data/use-date-range-parameters.ts';
import { OfferMark } from '../../ui/offer-mark.tsx';
import { PRICE_TEXT } from '../../ui/texts.ts';
import styles from './car-card.module.css';
import { CARD_TEXT } from './texts.ts';

interface CarCardProps {
  readonly car: OfferedCar;
  /** The chosen dates: the card shows their total price and links with them. */
  readonly range: DateRange | undefined;
  readonly loadingPriority?: ComponentProps<typeof CarImage>['loadingPriority'];
}

/**
 * Card of a car in a list, or of an offer as its first free car, covered by its link. Compared by value, since every response has new objects for the same
 * cars.
 */
export const CarCard = memo(ShownCar, (one, other) => JSON.stringify(one) === JSON.stringify(other));

function ShownCar({ car, range, loadingPriority }: CarCardProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = useCarValues();
  const price = (amount: number) => format.price(amount, site.currencySigns.storefront);
  const { rental, perDay, kind } = listedPrice(car, range);

  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CarImage
          src={listImageOf(car, site.listImages)}
          name={car.name}
          sizes={SIZES}
          loadingPriority={loadingPriority}
        />
      </div>
      <ul className={styles.badges}>
        <li>{values.type(car.type)}</li>
        <li>{values.fuel(car.fuel)}</li>
      </ul>
      <h3 className={styles.name}>
        <bdi translate="no">{car.name}</bdi>
      </h3>
      <CarCardFacts car={car} />
      {car.offer && (
        <div className={styles.offer}>
          <OfferMark {...car.offer} hasDates={range !== undefined} />
        </div>
      )}
      <div className={styles.foot}>
        <p className={styles.price}>
          {rental && (
            <span>
              {formatMessage(PRICE_TEXT.totalForDays, {
                total: price(rental.total),
                days: format.days(rental.days, 'afterPreposition'),
                b: (amount) => <strong translate="no">{amount}</strong>,
              })}
            </span>
          )}
          <span>
            {formatMessage(PRICE_TEXT[kind], {
              price: price(perDay),
              strong: (amount) =>
                range ? <span translate="no">{amount}</span> : <strong translate="no">{amount}</strong>,
            })}
          </span>
        </p>
        <CarLink car={car} range={range} />
      </div>
    </article>
  );
}

/** Width of the picture: beside the text in a narrow window, else of a column of the grid, which has three or two. */
const SIZES = '(min-width: 1040px) 23rem, (min-width: 680px) 48vw, 40vw';

/** A separate component, because its URL contains the list's filters and changes with them. */
function CarLink({ car, range }: Pick<CarCardProps, 'car' | 'range'>) {
  const { formatMessage } = useIntl();
  const pickup = useSearchedPickup();
  const [parameters] = useSearchParams();
  return (
    <Link
      className={buttonClass({ look: 'secondary' })}
      to={carAddress(car.CarId, range, pickup, readFleetChoice(parameters))}
      onClick={(event) => event.stopPropagation()}
    >
      {formatMessage(CARD_TEXT.viewDetails, {
        name: <bdi translate="no">{car.name}</bdi>,
        hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
      })}
    </Link>
  );
}

function CarCardFacts({ car: { rating, reviews, seats, transmission, fuel } }: { readonly car: OfferedCar }) {
  const { formatMessage } = useIntl();
  const values = useCarValues();
  const { site } = useHost();
  const stars = useFormat().rating(reviews?.rating ?? rating);
  return (
    <ul className={styles.facts} data-fuel={values.fuel(fuel)}>
      {(reviews || site.fixedRatings !== false) && (
        <li className={styles.rating}>
          <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M12 2.500l2.900 6.200 6.600.850-4.850 4.650 1.250 6.650L12 17.600l-5.900 3.250 1.250-6.650L2.500 9.550l6.600-.850z" />
          </svg>
          <span aria-hidden="true">{stars}</span>
          <VisuallyHidden>{formatMessage(CARD_TEXT.rating, { rating: stars })}</VisuallyHidden>
        </li>
      )}
      <li>{formatMessage(CARD_TEXT.seats, { count: seats })}</li>
      <li>{values.transmission(transmission)}</li>
    </ul>
  );
}
