import type { ReactNode } from 'react';
import { isPhoto, listImageOf } from 'shared-kit/domain';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { CarImage, ZelligeLine } from 'shared-kit/ui';
import { useFleetPreview } from '../../data/use-fleet.ts';
import { PRICE_TEXT } from '../../ui/texts.ts';
import styles from './hero.module.css';
import { HeroDoor } from './hero-door.tsx';
import { HOME_TEXT, PROOF_TEXT } from './texts.ts';

/** The heading, the search form and a car of the fleet. */
export function Hero({ children }: { readonly children: ReactNode }) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const fleet = useFleetPreview();
  const { cars, prices } = fleet.status === 'ready' ? fleet.value : { cars: [], prices: undefined };
  // A drawing stands on the ground of the door. Not of the first car, whose card is the first in the list below.
  const drawn = cars.filter((one) => !isPhoto(listImageOf(one, 'drawings')));
  const shown = drawn.length > 0 ? drawn : cars;
  const car = shown[Math.floor(shown.length / 2)];
  return (
    <section className={styles.hero}>
      <div className={styles.content}>
        <div className={styles.words}>
          <h1>
            <FormattedMessage {...HOME_TEXT.promise} />
          </h1>
          <p>
            <FormattedMessage {...HOME_TEXT.lead} />
          </p>
          {/* There also while the price is not known, so that nothing moves. */}
          <p className={styles.from}>
            {prices && (
              <FormattedMessage
                {...PRICE_TEXT.from}
                values={{
                  price: format.price(prices.lowest, site.currencySigns.storefront),
                  strong: (price) => <strong translate="no">{price}</strong>,
                }}
              />
            )}
          </p>
        </div>
        <div className={styles.form}>
          {children}
          <ul className={styles.proof}>
            {Object.values(PROOF_TEXT).map((message) => (
              <li key={message.id}>{formatMessage(message)}</li>
            ))}
          </ul>
        </div>
        <div className={styles.door}>
          <HeroDoor>
            {car?.image && (
              <CarImage
                src={listImageOf(car, 'drawings')}
                name={car.name}
                sizes={SIZES}
                loadingPriority="first"
                className={styles.car}
              />
            )}
          </HeroDoor>
        </div>
      </div>
      <ZelligeLine className={styles.plinth} />
    </section>
  );
}

/** Width of the door. */
const SIZES = '(min-width: 33rem) 30rem, calc(100vw - 3rem)';
