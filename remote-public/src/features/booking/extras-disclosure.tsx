import type { OfferedRates } from 'shared-kit/api-client';
import { amountOfPiece, countRentalDays, type DateRange, nameIn } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { FIELD_TEXT } from '../../ui/texts.ts';
import { Disclosure } from './disclosure.tsx';
import styles from './extras-disclosure.module.css';
import { mostPieces, piecesOf } from './rental-choices.ts';
import { EXTRAS_TEXT as TEXT } from './texts.ts';
import type { BookingForm } from './use-booking-form.ts';

interface ExtrasDisclosureProps {
  readonly form: BookingForm;
  readonly range: DateRange | undefined;
}

/** What can be rented with the car, with how many of it are chosen and what they cost. */
export function ExtrasDisclosure({ form, range }: ExtrasDisclosureProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.booking;
  const { rental, errors } = form;
  const chosen = rental.price?.lines.filter(({ kind }) => kind === 'extra') ?? [];
  const count = (rental.booked.extras ?? []).reduce((pieces, { quantity }) => pieces + quantity, 0);
  const amount = chosen.reduce((sum, line) => sum + line.amount, 0);
  const sum = formatMessage(TEXT.chosen, { count, price: format.price(amount, sign) });
  return (
    <Disclosure title={formatMessage(TEXT.heading)} note={count > 0 ? sum : formatMessage(FIELD_TEXT.optional)}>
      {errors.extras && (
        <p className={styles.error} data-invalid tabIndex={-1}>
          {errors.extras}
        </p>
      )}
      <ul className={styles.extras}>
        {rental.rates.extras.map((extra) => (
          <ExtraRow key={extra.id} extra={extra} form={form} days={range && countRentalDays(range.from, range.to)} />
        ))}
      </ul>
    </Disclosure>
  );
}

interface ExtraRowProps {
  readonly extra: OfferedRates['extras'][number];
  readonly form: BookingForm;
  readonly days: number | undefined;
}

function ExtraRow({ extra, form, days }: ExtraRowProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { choices, choose } = form;
  const price = (amount: number) => format.price(amount, site.currencySigns.booking);
  const { id, per, maxAmount, maxQuantity = 1, left = maxQuantity } = extra;
  const name = nameIn(extra.names, locale.code);
  const quantity = piecesOf(extra, choices);
  const most = mostPieces(extra);
  const take = (pieces: number) => choose({ extras: { ...choices.extras, [id]: Math.max(0, Math.min(pieces, most)) } });
  return (
    <li>
      <span className={styles.extra}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>
          <span>{formatMessage(per === 'day' ? TEXT.perDay : TEXT.perRental, { price: price(extra.price) })}</span>{' '}
          {maxAmount !== undefined && <span>{formatMessage(TEXT.atMost, { price: price(maxAmount) })}</span>}
        </span>
        {left < maxQuantity && (
          <span className={(choices.extras[id] ?? 0) > left ? styles.error : styles.note}>
            {formatMessage(TEXT.left, { count: left })}
          </span>
        )}
      </span>
      <span className={styles.sum} translate="no">
        {quantity > 0 && days !== undefined && price(quantity * amountOfPiece(extra, days))}
      </span>
      {/* Not disabled at the ends: the button would lose the focus. */}
      <span className={styles.stepper}>
        <button
          type="button"
          aria-label={formatMessage(TEXT.fewer, { name })}
          aria-disabled={quantity === 0 || undefined}
          onClick={() => take(quantity - 1)}
        >
          −
        </button>
        <output>{quantity}</output>
        <button
          type="button"
          aria-label={formatMessage(TEXT.more, { name })}
          aria-disabled={quantity >= most || undefined}
          onClick={() => take(quantity + 1)}
        >
          +
        </button>
      </span>
    </li>
  );
}
