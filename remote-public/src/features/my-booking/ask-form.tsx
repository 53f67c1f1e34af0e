import { type FormEvent, useState } from 'react';
import { type AskedChange, isApiError, type MyBooking, type OwnQuote } from 'shared-kit/api-client';
import { agencyToday, type CarRates, nameIn, pickupDays } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { toQueryState, useFormat, useHost } from 'shared-kit/remote';
import { Button, useProblemText } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { useBookedPeriods } from '../../data/use-booked-periods.ts';
import { useRates } from '../../data/use-rates.ts';
import { DateRangePicker } from '../../ui/date-range-picker.tsx';
import { FormField } from '../../ui/form-field.tsx';
import { asksYoungDriver, offeredPlace } from '../../ui/offered-choices.ts';
import { QuoteLines } from '../../ui/quote-lines.tsx';
import { StopFields } from '../../ui/stop-fields.tsx';
import { YoungDriver } from '../../ui/young-driver.tsx';
import { ActionNotice } from './action-notice.tsx';
import { ASK_TEXT } from './ask-texts.ts';
import styles from './change-request.module.css';
import { type BookingActionOptions, useBookingAction } from './use-booking-action.ts';

interface AskFormProps extends BookingActionOptions {
  readonly onAsked: () => void;
}

/** A form that asks for other dates, extras and places: whether they are free, what they cost, and the request. */
export function AskForm({ booking, onAsked, ...options }: AskFormProps) {
  const { api, site, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useProblemText();
  const [asked, setAsked] = useState(() => askedOf({ ...booking, ...booking.changeRequest }));
  const { state, run } = useBookingAction({ booking, ...options });
  const change = changeOf(asked, askedOf(booking));
  const isChange = JSON.stringify(asked) !== JSON.stringify(askedOf(booking));
  const { confirmationCode, car } = booking;
  const known = useRates(car.CarId);
  const rates = known.status === 'ready' ? known.value : null;
  const key = isChange ? cacheKeys.ownQuote(confirmationCode, change) : null;
  const quote = toQueryState(useSWR(key, () => api.myBookings.quote(confirmationCode, change)));
  const isSending = state.status === 'sending';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (quote.status !== 'ready' || !quote.value.free) return;
    const { totalPrice } = quote.value.agreed;
    if (!(await run(() => api.myBookings.ask(confirmationCode, change, totalPrice)))) return;
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
      {rates && <Stops rates={rates} asked={asked} onChange={setAsked} />}
      {rates && <Extras rates={rates} asked={asked} onChange={setAsked} />}
      {rates && asksYoungDriver(rates) && (
        <YoungDriver
          terms={rates.terms}
          isChecked={asked.youngDriver}
          onChange={(youngDriver) => setAsked({ ...asked, youngDriver })}
        />
      )}
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

/** Returns what a booking has of what can be asked for, with empty texts for what it does not have. */
function askedOf(booking: Pick<MyBooking, keyof AskedChange>) {
  const { pickupDate, dropoffDate, extras = [], pickupTime = '', pickupPlace = 'agency' } = booking;
  const { dropoffTime = '', dropoffPlace = '', youngDriver = false } = booking;
  const sorted = extras.toSorted((one, other) => one.id - other.id);
  return { pickupDate, dropoffDate, extras: sorted, pickupTime, pickupPlace, dropoffTime, dropoffPlace, youngDriver };
}

/** Returns what is asked for: days and extras, and of the rest what is other than booked. */
function changeOf(asked: Asked, booked: Asked): AskedChange {
  const { pickupDate, dropoffDate, extras, ...details } = asked;
  const others = Object.entries(details).filter(([name, value]) => value !== booked[name as keyof Asked]);
  return { pickupDate, dropoffDate, extras, ...Object.fromEntries(others) };
}

type Asked = ReturnType<typeof askedOf>;

interface PartProps {
  readonly asked: Asked;
  readonly onChange: (asked: Asked) => void;
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

/** Times and places, where the owner has set up places. */
function Stops({ rates, asked, onChange }: PartProps & { readonly rates: CarRates }) {
  if (rates.places.length === 0) return null;
  const { pickupDate, dropoffDate, pickupTime, dropoffTime, dropoffPlace } = asked;
  const place = offeredPlace(asked.pickupPlace, rates) ?? 'agency';
  return (
    <>
      <StopFields
        direction="pickup"
        day={pickupDate}
        time={pickupTime}
        place={place}
        pickupPlace={place}
        rates={rates}
        onChange={(to) =>
          onChange({ ...asked, ...('time' in to ? { pickupTime: to.time } : { pickupPlace: to.place }) })
        }
      />
      <StopFields
        direction="dropoff"
        day={dropoffDate}
        time={dropoffTime}
        place={dropoffPlace}
        pickupPlace={place}
        rates={rates}
        onChange={(to) =>
          onChange({ ...asked, ...('time' in to ? { dropoffTime: to.time } : { dropoffPlace: to.place }) })
        }
      />
    </>
  );
}

function Extras({ rates, asked, onChange }: PartProps & { readonly rates: CarRates }) {
  const { formatMessage, locale } = useIntl();
  const offered = rates.extras;
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
