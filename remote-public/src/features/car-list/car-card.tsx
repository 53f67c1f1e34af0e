import { type ComponentProps, type MouseEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { type Car, countRentalDays, type DateRange, totalPrice } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { buttonClass, CarImage, useCarValues, VisuallyHidden } from 'shared-kit/ui';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { carAddress } from '../../data/use-date-range-parameters.ts';
import { PRICE_TEXT } from '../../ui/texts.ts';
import styles from './car-card.module.css';
import { CARD_TEXT } from './texts.ts';

interface CarCardProps {
  readonly car: Car;
  /** The chosen dates: the card shows their total price and links with them. */
  readonly range: DateRange | undefined;
  readonly loadingPriority?: ComponentProps<typeof CarImage>['loadingPriority'];
}

export function CarCard({ car, range, loadingPriority }: CarCardProps) {
  const { site } = useHost();
  const pickup = useSearchedPickup();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const values = useCarValues();
  const link = useRef<HTMLAnchorElement>(null);
  const price = (amount: number) => format.price(amount, site.currencySigns.storefront);
  const days = countRentalDays(range?.from, range?.to);

  return (
    // The pointer may click the card anywhere; the link inside is the control.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <article className={`${styles.card} ${styles.pressable}`} onClick={(event) => follow(link.current, event)}>
      <div className={styles.picture}>
        <CarImage src={car.image} name={car.name} sizes={SIZES} loadingPriority={loadingPriority} />
        <ul className={styles.badges}>
          <li>{values.type(car.type)}</li>
          <li>{values.fuel(car.fuel)}</li>
        </ul>
      </div>
      <h3 className={styles.name}>
        <bdi>{car.name}</bdi>
      </h3>
      <CarCardFacts car={car} />
      <div className={styles.foot}>
        <p className={styles.price}>
          <span>
            {formatMessage(PRICE_TEXT.perDay, {
              price: price(car.price),
              strong: (amount) => <strong>{amount}</strong>,
            })}
          </span>
          {range && (
            <span>
              {formatMessage(CARD_TEXT.total, {
                total: price(totalPrice(car.price, days)),
                days,
                b: (amount) => <b>{amount}</b>,
              })}
            </span>
          )}
        </p>
        <Link
          ref={link}
          className={buttonClass({ look: 'secondary' })}
          to={carAddress(car.CarId, range, pickup)}
          onClick={(event) => event.stopPropagation()}
        >
          {formatMessage(CARD_TEXT.viewDetails, {
            name: car.name,
            hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
          })}
        </Link>
      </div>
    </article>
  );
}

/** Width of a column of the grid, which has three, two or one. */
const SIZES = '(min-width: 1040px) 23rem, (min-width: 700px) 48vw, calc(100vw - 2rem)';

/** Clicks the link with the same modifier keys, unless the click ends a text selection. */
function follow(link: HTMLAnchorElement | null, { ctrlKey, metaKey, shiftKey }: MouseEvent): void {
  if (getSelection()?.toString()) return;
  link?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

function CarCardFacts({ car: { rating, seats, transmission } }: { readonly car: Car }) {
  const { formatMessage } = useIntl();
  const values = useCarValues();
  const stars = useFormat().rating(rating);
  return (
    <ul className={styles.facts}>
      <li className={styles.rating}>
        <svg width="16" height="16" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 2.500l2.900 6.200 6.600.850-4.850 4.650 1.250 6.650L12 17.600l-5.900 3.250 1.250-6.650L2.500 9.550l6.600-.850z" />
        </svg>
        <span aria-hidden="true">{stars}</span>
        <VisuallyHidden>{formatMessage(CARD_TEXT.rating, { rating: stars })}</VisuallyHidden>
      </li>
      <li>{formatMessage(CARD_TEXT.seats, { count: seats })}</li>
      <li>{values.transmission(transmission)}</li>
    </ul>
  );
}
