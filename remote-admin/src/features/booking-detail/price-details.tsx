import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { FIELD_LABELS, Icon, termFacts } from 'shared-kit/ui';
import { linesOf } from '../../data/booking-lines.ts';
import { type DescriptionEntry, DescriptionList } from '../../ui/description-list.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import styles from './booking-cards.module.css';
import { PAYMENT_TEXT } from './texts.ts';

/** The terms that are about money. */
const FIRST: readonly string[] = ['deposit', 'excess'];

/** The lines of a price, and below them the terms that held when it was booked; those that are not about money are folded. */
export function PriceDetails({ booking }: { readonly booking: Booking }) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { days, priceReason, terms = {}, totalPrice } = booking;
  const price = (amount: number) => format.price(amount, site.currencySigns.console);
  const facts = termFacts<string>(terms, { locale: locale.code, format: formatMessage, price }, days);
  const entriesOf = (areFirst: boolean): readonly DescriptionEntry[] =>
    facts
      .filter(({ name }) => FIRST.includes(name) === areFirst)
      .map(({ name, label, value }) => [label, <bdi key={name}>{value}</bdi>]);
  const reason: readonly DescriptionEntry[] = priceReason
    ? [[formatMessage(PAYMENT_TEXT.reason), <bdi key="reason">{priceReason}</bdi>]]
    : [];
  const others = entriesOf(false);
  return (
    <>
      <PriceLines lines={linesOf(booking)} totalPrice={totalPrice} />
      <div className={styles.terms}>
        <DescriptionList areSums entries={[...reason, ...entriesOf(true)]} />
        {others.length > 0 && (
          <details className={styles.more}>
            <summary>
              <span>{formatMessage(FIELD_LABELS.terms)}</span>
              <Icon name="chevronDown" size={16} />
            </summary>
            <DescriptionList entries={others} />
          </details>
        )}
      </div>
    </>
  );
}
