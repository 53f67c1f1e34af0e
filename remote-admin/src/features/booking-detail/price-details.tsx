import type { Booking, RentalTerms } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { FIELD_LABELS } from 'shared-kit/ui';
import { linesOf } from '../../data/booking-lines.ts';
import { type DescriptionEntry, DescriptionList } from '../../ui/description-list.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import styles from './booking-cards.module.css';
import { TERM_VALUES } from './term-values.ts';
import { PAYMENT_TEXT } from './texts.ts';

/** In the order in which they are shown; the first ones at once, the others when they are asked for. */
const FIRST = ['deposit', 'excess'] as const satisfies readonly (keyof RentalTerms)[];
const OTHERS = [
  'fuelRule',
  'kmPerDay',
  'kmPrice',
  'minAge',
  'minLicenceYears',
  'youngDriverBelow',
  'youngDriverPerDay',
  'youngDriverMax',
  'documents',
  'borders',
] as const satisfies readonly (keyof RentalTerms)[];
const AMOUNTS: readonly string[] = ['deposit', 'excess', 'kmPrice', 'youngDriverPerDay', 'youngDriverMax'];

/** The lines of a price, and below them the terms that held when it was booked. */
export function PriceDetails({ booking }: { readonly booking: Booking }) {
  const { formatMessage } = useIntl();
  const { priceReason, terms = {}, totalPrice } = booking;
  const entriesOf = useTermEntries(terms);
  const reason: readonly DescriptionEntry[] = priceReason
    ? [[formatMessage(PAYMENT_TEXT.reason), <bdi key="reason">{priceReason}</bdi>]]
    : [];
  const others = entriesOf(OTHERS);
  return (
    <>
      <PriceLines lines={linesOf(booking)} totalPrice={totalPrice} />
      <div className={styles.terms}>
        <DescriptionList entries={[...reason, ...entriesOf(FIRST)]} />
        {others.length > 0 && (
          <details>
            <summary>{formatMessage(FIELD_LABELS.terms)}</summary>
            <DescriptionList entries={others} />
          </details>
        )}
      </div>
    </>
  );
}

/** Returns the function that writes those of the terms that are set. */
function useTermEntries(terms: RentalTerms) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const write = (name: keyof RentalTerms, value: RentalTerms[keyof RentalTerms]) => {
    if (typeof value === 'object') return <bdi>{value[locale.code] ?? value.en}</bdi>;
    if (typeof value === 'number') {
      if (!AMOUNTS.includes(name)) return format.count(value);
      return <span translate="no">{format.price(value, site.currencySigns.console)}</span>;
    }
    return value && formatMessage(TERM_VALUES[value]);
  };
  return (names: readonly (keyof RentalTerms)[]): readonly DescriptionEntry[] =>
    names.flatMap((name) => {
      if (terms[name] === undefined) return [];
      const value = write(name, terms[name]);
      const method = name === 'deposit' && terms.depositMethod && formatMessage(TERM_VALUES[terms.depositMethod]);
      const text = method ? (
        <>
          {value} · <span>{method}</span>
        </>
      ) : (
        value
      );
      return [[formatMessage(FIELD_LABELS[name]), text]];
    });
}
