import { type FormEvent, useState } from 'react';
import { type AskedChange, isApiError, type MyBooking, type OwnQuote } from 'shared-kit/api-client';
import { agencyToday, nameIn, pickupDays } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { Button, useProblemText } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { useBookedPeriods } from '../../data/use-booked-periods.ts';
import { useRates } from '../../data/use-rates.ts';
import { DateRangePicker } from '../../ui/date-range-picker.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { QuoteLines } from '../../ui/quote-lines.tsx';
import { ActionNotice } from './action-notice.tsx';
import { ASK_TEXT } from './ask-texts.ts';
import styles from './change-request.module.css';
import { type BookingActionOptions, useBookingAction } from './use-booking-action.ts';

interface AskFormProps extends BookingActionOptions {
  readonly onAsked: () => void;
}

/** A form that asks for other dates and extras: whether they are free, what they cost, and the request. */
export function AskForm({ booking, onAsked, ...options }: AskFormProps) {
  const { api, site, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useProblemText();
  const [asked, setAsked] = useState<AskedChange>(() => askedOf(booking.changeRequest ?? booking));
  const { state, run } = useBookingAction({ booking, ...options });
  const isChange = JSON.stringify(asked) !== JSON.stringify(askedOf(booking));
  const { confirmationCode, car } = booking;
  const key = isChange ? cacheKeys.ownQuote(confirmationCode, asked) : null;
  const quote = toQueryState(useSWR(key, () => api.myBookings.quote(confirmationCode, asked)));
  const isSending = state.status === 'sending';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (quote.status !== 'ready' || !quote.value.free) return;
    const { totalPrice } = quote.value.agreed;
    if (!(await run(() => api.myBookings.ask(confirmationCode, asked, totalPrice)))) return;
    toasts.success(formatMessage(ASK_TEXT.sent), formatMessage(ASK_TEXT.sentDetail));
    onAsked();
  };

  const describe = (error: unknown) => {
    const fields = isApiError(error) && error.status === 400 ? Object.values(describeFields(error)) : [];
    return fields.length > 0 ? fields.join(' ') : describeError(error);
  };

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Dates booking={booking} asked={asked} onChange={setAsked} />
      <Extras carId={car.CarId} asked={asked} onChange={setAsked} />
      <div role="status" className={styles.answer}>
        {isChange && quote.status === 'loading' && <p>{formatMessage(ASK_TEXT.looking)}</p>}
        {quote.status === 'failed' && <p className={styles.problem}>{describe(quote.error)}</p>}
        {quote.status === 'ready' && !quote.value.free && (
          <p className={styles.problem}>
            {formatMessage(ASK_TEXT.taken, {
              phone: (
                <bdi key="phone" dir="ltr" translate="no">
                  {site.phone}
                </bdi>
              ),
            })}
          </p>
        )}
        {quote.status === 'ready' && quote.value.free && <p>{formatMessage(ASK_TEXT.free)}</p>}
        {quote.status === 'ready' && <NewPrice quote={quote.value} />}
      </div>
      <ActionNotice state={state} booking={booking} isAllowed={booking.canChange} />
      {quote.status === 'ready' && quote.value.free && (
        <>
          <p className={styles.note}>{formatMessage(ASK_TEXT.note)}</p>
          <Button type="submit" aria-disabled={isSending || undefined}>
            {formatMessage(isSending ? ASK_TEXT.sending : ASK_TEXT.send)}
          </Button>
        </>
      )}
    </form>
  );
}

function askedOf({ pickupDate, dropoffDate, extras = [] }: Pick<MyBooking, keyof AskedChange>): AskedChange {
  return { pickupDate, dropoffDate, extras: extras.toSorted((one, other) => one.id - other.id) };
}

interface PartProps {
  readonly asked: AskedChange;
  readonly onChange: (asked: AskedChange) => void;
}

function Dates({ booking, asked, onChange }: PartProps & { readonly booking: MyBooking }) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const periods = useBookedPeriods(booking.carId);
  const now = new Date();
  const days = pickupDays(now, site);
  // The day of an own pick-up stays possible.
  const from = booking.pickupDate < days.from ? booking.pickupDate : days.from;
  const others = periods.status === 'ready' ? periods.value : [];
  return (
    <DateRangePicker
      label={formatMessage(ASK_TEXT.dates)}
      fit="field"
      selected={{ from: asked.pickupDate, to: asked.dropoffDate }}
      onSelect={({ from, to }) => onChange({ ...asked, pickupDate: from, dropoffDate: to })}
      today={agencyToday(now, site.timeZone)}
      pickupDays={{ ...days, from }}
      maxDays={site.maxRentalDays}
      booked={others
        .filter(({ pickupDate }) => pickupDate !== booking.pickupDate)
        .map(({ pickupDate, dropoffDate }) => ({ from: pickupDate, to: dropoffDate }))}
    />
  );
}

function Extras({ carId, asked, onChange }: PartProps & { readonly carId: string }) {
  const { formatMessage, locale } = useIntl();
  const rates = useRates(carId);
  const offered = rates.status === 'ready' ? (rates.value?.extras ?? []) : [];
  if (offered.length === 0) return null;
  const countOf = (id: number) => asked.extras.find((extra) => extra.id === id)?.quantity ?? 0;
  const take = (id: number, quantity: number) => {
    const others = asked.extras.filter((extra) => extra.id !== id);
    const extras = quantity > 0 ? [...others, { id, quantity }] : others;
    onChange({ ...asked, extras: extras.toSorted((one, other) => one.id - other.id) });
  };
  return (
    <fieldset className={styles.extras}>
      <legend>{formatMessage(ASK_TEXT.extras)}</legend>
      {offered.map(({ id, names, maxQuantity = 1 }) => (
        <FormField key={id} label={nameIn(names, locale)}>
          {(control) => (
            <select {...control} value={countOf(id)} onChange={({ target }) => take(id, Number(target.value))}>
              {Array.from({ length: Math.max(maxQuantity, countOf(id)) + 1 }, (_, count) => count).map((count) => (
                <option key={count} value={count}>
                  {count === 0 ? formatMessage(ASK_TEXT.none) : count}
                </option>
              ))}
            </select>
          )}
        </FormField>
      ))}
    </fieldset>
  );
}

function NewPrice({ quote: { booked, agreed } }: { readonly quote: OwnQuote }) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const sign = useHost().site.currencySigns.booking;
  const difference = agreed.totalPrice - booked.totalPrice;
  const text = difference > 0 ? ASK_TEXT.more : difference < 0 ? ASK_TEXT.less : ASK_TEXT.same;
  return (
    <>
      <dl className={styles.price}>
        <QuoteLines lines={agreed.lines} currencySign={sign} />
        <div className={styles.total}>
          <dt>{formatMessage(ASK_TEXT.total)}</dt>
          <dd translate="no">{format.price(agreed.totalPrice, sign)}</dd>
        </div>
      </dl>
      <p className={styles.note}>{formatMessage(text, { amount: format.price(Math.abs(difference), sign) })}</p>
    </>
  );
}
