import { Button, Checkbox, Form, Input } from 'antd';
import { Suspense, useRef, useState } from 'react';
import type { KnownCustomer as Found } from 'shared-kit/api-client';
import {
  addDays,
  agencyToday,
  type Booking,
  type CalendarDay,
  CONTACT_FIELD_LIST,
  CONTACT_FIELDS,
  CREATION_STATUSES,
  countRentalDays,
  daysForOtherCar,
  findDayProblems,
  MAX_STAFF_RENTAL_DAYS,
  parseCalendarDay,
  placeNameOf,
  toContactTexts,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { CONTACT_LABELS, useStatusLabel } from 'shared-kit/ui';
import { linesOf } from '../../data/booking-lines.ts';
import { readChoices, readPickup } from '../../data/rental-choices.ts';
import type { SeenPrice } from '../../data/seen-price.ts';
import { isPricedByRules, useChangeQuotes } from '../../data/use-change-quotes.ts';
import { NO_RATES, useRates } from '../../data/use-rates.ts';
import { DayField } from '../../kit/day-field.tsx';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import formFooter from '../../kit/record-form/form-footer.module.css';
import { useRebase } from '../../kit/record-form/use-rebase.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { ComboField } from '../../ui/combo-field.tsx';
import { KeepAccessBox } from '../../ui/keep-access-box.tsx';
import { LANGUAGE_CHOICES } from '../../ui/language-choices.ts';
import { CustomerNotice } from '../../ui/lazy-customer-notice.ts';
import { parsePrice } from '../../ui/parse-price.ts';
import { PickupInputs } from '../../ui/pickup-inputs.tsx';
import { PriceChoice } from '../../ui/price-choice.tsx';
import { PriceField } from '../../ui/price-field.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { PRICE_TEXT } from '../../ui/price-texts.ts';
import { QuoteState } from '../../ui/quote-state.tsx';
import { RentalChoiceInputs } from '../../ui/rental-choice-inputs.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import styles from './booking-form.module.css';
import { findBookingChanges, findFormProblems, pricedChanges, rentalRange, rentalSum } from './booking-form-rules.ts';
import { type BookingFormState, type BookingFormValues, editedBookingValues } from './booking-form-values.ts';
import { CarChoice } from './car-choice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { FORM_TEXT } from './texts.ts';
import { useFreeCars } from './use-free-cars.ts';
import { type KnownCustomer, useKnownCustomers } from './use-known-customers.ts';
import { type SavedBooking, useSaveBooking } from './use-save-booking.ts';
import { useSettledTraces } from './use-settled-traces.ts';

interface BookingFormProps {
  readonly state: BookingFormState;
  readonly isSaving: boolean;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onKeep: (state: BookingFormState) => void;
  readonly onLeave: () => void;
  readonly onSaved: (booking: Booking) => void;
  readonly onUnchanged: () => void;
}

/** Both date fields show a problem of the dates. */
const DATE_NAMES: readonly string[] = ['pickupDate', 'dropoffDate'];

/** The contact details that no list of known customers opens at. */
const OTHER_DETAILS = CONTACT_FIELD_LIST.filter(([name]) => name !== 'customerPhone' && name !== 'customerName');

/** Prefix of the fields' ids. */
export const FORM = 'booking';

/** The form of a booking by staff. A failed save keeps the input. */
export function BookingForm(props: BookingFormProps) {
  const { state, isSaving, onSaving, onKeep, onLeave, onSaved, onUnchanged } = props;
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const label = useStatusLabel();
  const { describeField } = useErrorText();
  const describePriceProblem = usePriceProblem();
  const [form] = Form.useForm<BookingFormValues>();
  // `useWatch` returns nothing until the first render is complete.
  const values = { ...state.values, ...Form.useWatch((all) => all, { form, preserve: true }) };
  const [booking, rebase] = useRebase(form, state.booking, editedBookingValues);
  const save = useSaveBooking(booking);
  const [result, setResult] = useState<SavedBooking>();
  const [searched, setSearched] = useState('');
  // Text of the field, possibly not a number.
  const [typedDays, setTypedDays] = useState<string>();
  const customers = useKnownCustomers(searched);
  const range = rentalRange(values);
  const today = agencyToday(new Date(), site.timeZone);
  const needed = range && { pickupDate: range.from, dropoffDate: range.to, carSince: booking?.carSince };
  const cars = useFreeCars(needed && daysForOtherCar(needed, today), booking?.id);
  const length = useRef(range ? countRentalDays(range.from, range.to) : 1);

  const fleet = cars.status === 'ready' ? cars.value.fleet : [];
  const car = fleet.find(({ CarId }) => CarId === values.carId);
  const rates = useRates(values.carId, range);
  const offered = rates.status === 'ready' ? rates.value : NO_RATES;
  const isRuled = booking !== undefined && isPricedByRules(booking, offered);
  // A booking keeps its price when the car's price changes, unless another price was agreed on; by the rules also in another car.
  const isPriceKept = booking && !booking.priceReason && (isRuled || booking.carId === values.carId);
  const listPrice = isPriceKept ? booking.unitPrice : car?.price;
  const sum = booking || rates.status === 'ready' ? rentalSum(values, listPrice, offered) : undefined;
  const priced = booking && sum ? pricedChanges(findBookingChanges(booking, values, sum, offered)) : {};
  const needsPrice = !booking || Object.keys(priced).length > 0;
  const [reprice, setReprice] = useState<'agreed' | 'today'>('agreed');
  const quotes = useChangeQuotes(booking, priced, rates);
  const quoted = quotes.status === 'ready' ? quotes.value : undefined;
  const isPriceKnown = quotes.status === 'ready' && !quotes.isRefreshing;
  const isPriceAsked = needsPrice && values.carId !== '' && range !== undefined;
  const totals = quoted?.[reprice] ?? (isRuled ? booking : undefined);
  const shown = isPriceAsked && quotes.status !== 'ready' ? undefined : sum && { ...sum, ...totals };
  const lines = booking ? linesOf(booking) : [];
  // What stops visitors is told to staff, who may book it.
  const choices = { ...readPickup(values, offered.places), ...readChoices(values) };
  const warnings = Object.entries(range ? findDayProblems(range, choices, offered, today) : {});
  const money = (amount: number) => format.price(amount, site.currencySigns.console);
  const untranslated = (amount: number) => <span translate="no">{money(amount)}</span>;

  const keep = (kept: Booking | undefined = booking) =>
    onKeep({ booking: kept, values: form.getFieldsValue(true), code: state.code });
  /** Removes the error messages of changed fields. */
  const forgetProblems = (part: Partial<BookingFormValues>) => {
    const names = Object.keys(part).flatMap((name) => (DATE_NAMES.includes(name) ? DATE_NAMES : name));
    form.setFields(names.map((name) => ({ name: name as keyof BookingFormValues, errors: [] })));
    setResult(undefined);
  };
  const change = (part: Partial<BookingFormValues>) => {
    forgetProblems(part);
    form.setFieldsValue(part);
    keep();
  };
  const changed = (part: Partial<BookingFormValues>) => {
    forgetProblems(part);
    if (part.customerPhone !== undefined) setSearched(part.customerPhone);
    if (part.customerName !== undefined) setSearched(part.customerName);
    const [from, to] = [form.getFieldValue('pickupDate'), form.getFieldValue('dropoffDate')].map(parseCalendarDay);
    // A rental that starts on another day keeps its number of days.
    if (part.pickupDate && from) form.setFieldValue('dropoffDate', addDays(from, length.current - 1));
    else if (from && to && from <= to) length.current = countRentalDays(from, to);
    keep();
  };
  const beginOn = (day: CalendarDay) => {
    form.setFieldValue('pickupDate', day);
    changed({ pickupDate: day });
  };
  const last = (days: number) => {
    const from = parseCalendarDay(values.pickupDate);
    if (!from || !(days >= 1 && days <= MAX_STAFF_RENTAL_DAYS)) return;
    length.current = days;
    change({ dropoffDate: addDays(from, days - 1) });
  };
  const chooseCustomer = (id: string) => {
    const customer = customers.find((one) => String(one.id) === id);
    if (!customer) return;
    setSearched('');
    change({ ...toContactTexts(customer), locale: customer.locale ?? '' });
  };

  const known = useSettledTraces(values);
  const fillIn = ({ customerName, customerPhone, customerEmail, locale: language }: Found) => {
    setSearched('');
    change({
      customerName,
      ...(customerPhone && { customerPhone }),
      ...(customerEmail && { customerEmail }),
      locale: language ?? '',
    });
  };

  const showProblems = (problems: Readonly<Record<string, string | undefined>>) => {
    const names = Object.keys(state.values).filter((name) => problems[name]) as (keyof BookingFormValues)[];
    form.setFields(names.map((name) => ({ name, errors: [problems[name] ?? ''] })));
    // The first invalid field in document order.
    const first = document.querySelector<HTMLElement>(names.map((name) => `#${FORM}_${name}`).join(', ') || '#none');
    first?.focus({ preventScroll: true });
    // Keeps the field clear of the sticky footer with the amounts.
    first?.scrollIntoView({ block: 'center' });
  };
  const submit = async () => {
    if (isSaving) return;
    const all = form.getFieldsValue(true);
    const problems = Object.entries(findFormProblems(all, listPrice, offered)).map(([name, problem]) => [
      name,
      'status' in problem ? describePriceProblem(problem) : describeField(name, problem),
    ]);
    if (problems.length > 0 || !sum) return showProblems(Object.fromEntries(problems));
    keep();
    onSaving(true);
    setResult(undefined);
    const price: SeenPrice | undefined = quoted && { reprice, totalPrice: quoted[reprice].totalPrice };
    const saved = await save({ values: all, sum, rates: offered, price, code: state.code });
    onSaving(false);
    if (saved.outcome === 'saved') return onSaved(saved.booking);
    if (saved.outcome === 'unchanged') return onUnchanged();
    setResult(saved);
    if (saved.outcome === 'failed') {
      const { unitPrice, ...fields } = saved.fields;
      showProblems({ ...fields, ...(unitPrice && { agreedPrice: unitPrice }) });
    }
    if (saved.outcome === 'overtaken') {
      rebase(all, saved.booking);
      keep(saved.booking);
    }
  };

  const contact = (name: keyof typeof CONTACT_FIELDS) => ({
    name,
    label:
      name === 'customerName' || name === 'customerPhone'
        ? formatMessage(CONTACT_LABELS[name])
        : formatMessage(FORM_TEXT.optional, { label: formatMessage(CONTACT_LABELS[name]) }),
  });
  const customerOptions = customers.map((customer) => ({
    key: String(customer.id),
    content: <CustomerOption customer={customer} />,
  }));

  return (
    <Form
      form={form}
      name={FORM}
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      noValidate
      initialValues={state.values}
      scrollToFirstError
      onValuesChange={changed}
      onFinish={() => void submit()}
    >
      <fieldset className={styles.part}>
        <legend>{formatMessage(FORM_TEXT.rental)}</legend>
        <div className={styles.columns}>
          <div>
            <Form.Item name="pickupDate" label={formatMessage(FORM_TEXT.pickupDate)} className={styles.withButtons}>
              <DayField />
            </Form.Item>
            <p className={styles.quick}>
              <Button size="small" onClick={() => beginOn(today)}>
                {formatMessage(FORM_TEXT.today)}
              </Button>
              <Button size="small" onClick={() => beginOn(addDays(today, 1))}>
                {formatMessage(FORM_TEXT.tomorrow)}
              </Button>
            </p>
          </div>
          <Form.Item name="dropoffDate" label={formatMessage(FORM_TEXT.dropoffDate)}>
            <DayField min={values.pickupDate} />
          </Form.Item>
          <Form.Item label={formatMessage(FORM_TEXT.days)} htmlFor={`${FORM}_days`} className={styles.days}>
            <Input
              id={`${FORM}_days`}
              type="number"
              inputMode="numeric"
              min={1}
              max={MAX_STAFF_RENTAL_DAYS}
              value={typedDays ?? (range ? countRentalDays(range.from, range.to) : '')}
              onChange={({ target }) => {
                setTypedDays(target.value);
                last(target.valueAsNumber);
              }}
              onBlur={() => setTypedDays(undefined)}
            />
          </Form.Item>
        </div>
        <Form.Item name="carId" label={formatMessage(FORM_TEXT.car)}>
          <CarChoice cars={cars} range={range} keptPrice={isPriceKept ? booking.unitPrice : undefined} />
        </Form.Item>
        <div className={`${styles.columns} ${styles.pair}`}>
          <Form.Item
            name="agreedPrice"
            label={formatMessage(FORM_TEXT.optional, { label: formatMessage(FORM_TEXT.price) })}
          >
            <PriceField placeholder={listPrice === undefined ? '' : listPrice.toFixed(2)} />
          </Form.Item>
          {parsePrice(values.agreedPrice).status !== 'missing' && (
            <Form.Item name="priceReason" label={formatMessage(FORM_TEXT.priceReason)}>
              <Input autoComplete="off" maxLength={200} />
            </Form.Item>
          )}
        </div>
      </fieldset>

      <fieldset className={styles.part}>
        <legend>{formatMessage(FORM_TEXT.customer)}</legend>
        <div className={`${styles.columns} ${styles.pair}`}>
          <Form.Item {...contact('customerPhone')}>
            <ComboField
              type="tel"
              dir="ltr"
              maxLength={CONTACT_FIELDS.customerPhone.maxLength}
              options={customerOptions}
              listLabel={formatMessage(FORM_TEXT.customers)}
              onChoose={chooseCustomer}
            />
          </Form.Item>
          <Form.Item {...contact('customerName')}>
            <ComboField
              maxLength={CONTACT_FIELDS.customerName.maxLength}
              options={customerOptions}
              listLabel={formatMessage(FORM_TEXT.customers)}
              onChoose={chooseCustomer}
            />
          </Form.Item>
          {OTHER_DETAILS.map(([name, { input, maxLength }]) => (
            <Form.Item key={name} {...contact(name)}>
              <Input
                type={input.type}
                dir={input.type === 'email' ? 'ltr' : undefined}
                autoComplete="off"
                maxLength={maxLength}
              />
            </Form.Item>
          ))}
        </div>
        {!booking && known && (
          <Suspense fallback={null}>
            <CustomerNotice of={known} until={range?.to} onFill={fillIn} />
          </Suspense>
        )}
        {booking && (
          <Form.Item name="keepAccess" valuePropName="checked" noStyle>
            <KeepAccessBox from={booking.customerEmail} to={values.customerEmail} />
          </Form.Item>
        )}
      </fieldset>

      <fieldset className={styles.part}>
        <legend>{formatMessage(FORM_TEXT.handover)}</legend>
        <PickupInputs texts={values} places={offered.places} placeName={placeNameOf(lines, 'pickup', locale.code)}>
          <Form.Item name="locale" label={formatMessage(FORM_TEXT.language)}>
            <ChoiceField choices={[{ value: '', label: formatMessage(FORM_TEXT.noLanguage) }, ...LANGUAGE_CHOICES]} />
          </Form.Item>
          {!booking && (
            <Form.Item name="status" label={formatMessage(FORM_TEXT.status)}>
              <ChoiceField choices={CREATION_STATUSES.map((value) => ({ value, label: label(value) }))} />
            </Form.Item>
          )}
        </PickupInputs>
        <RentalChoiceInputs
          values={values}
          rates={offered}
          lines={lines}
          own={booking?.extras ?? []}
          placeName={placeNameOf(lines, 'dropoff', locale.code)}
        />
        {warnings.length > 0 && (
          <ul className={styles.warnings}>
            {warnings.map(([name, problem]) => (
              <li key={name}>{describeField(name, problem)}</li>
            ))}
          </ul>
        )}
      </fieldset>

      {quoted && (
        <div className={styles.part}>
          <PriceChoice quotes={quoted} value={reprice} onChange={setReprice} />
        </div>
      )}
      {!booking && sum && !isProduct(sum) && (
        <fieldset className={styles.part}>
          <legend>{formatMessage(PRICE_TEXT.price)}</legend>
          <PriceLines {...sum} />
        </fieldset>
      )}

      <div className={`${styles.footer} ${formFooter.footer}`}>
        {result?.outcome === 'conflict' && (
          <ConflictNotice
            conflicts={result.conflicts}
            car={car}
            cars={cars}
            range={range}
            own={booking}
            onChoose={(carId) => change({ carId })}
            onMove={({ from, to }) => change({ pickupDate: from, dropoffDate: to })}
          />
        )}
        {(result?.outcome === 'failed' || result?.outcome === 'overtaken') && (
          <p role="alert" className={styles.problem}>
            {result.outcome === 'failed' ? result.text : formatMessage(FORM_TEXT.overtaken)}
          </p>
        )}
        {isPriceAsked && <QuoteState state={quotes} />}
        <output className={styles.sum}>
          {shown ? (
            formatMessage(isProduct(shown) ? FORM_TEXT.sum : FORM_TEXT.total, {
              days: format.days(shown.days),
              price: untranslated(shown.unitPrice),
              total: (
                <strong key="total" translate="no">
                  {money(shown.totalPrice)}
                </strong>
              ),
            })
          ) : (
            <span>{formatMessage(FORM_TEXT.noSum)}</span>
          )}{' '}
          {shown && booking && (shown.totalPrice !== booking.totalPrice || shown.days !== booking.days) && (
            <span className={styles.before}>
              {formatMessage(isProduct(booking) ? FORM_TEXT.sumBefore : FORM_TEXT.totalBefore, {
                days: format.days(booking.days),
                price: untranslated(booking.unitPrice),
                total: untranslated(booking.totalPrice),
              })}
            </span>
          )}
        </output>
        <div className={styles.actions}>
          <span>
            <Form.Item name="notifyCustomer" valuePropName="checked" noStyle>
              <Checkbox disabled={!values.customerEmail.trim()}>{formatMessage(FORM_TEXT.notify)}</Checkbox>
            </Form.Item>
            {!values.customerEmail.trim() && <small>{formatMessage(FORM_TEXT.notifyNoEmail)}</small>}
          </span>
          <FormButtons
            isSaving={isSaving}
            isIncomplete={isPriceAsked && !isPriceKnown}
            {...(!booking && { save: FORM_TEXT.save })}
            onCancel={onLeave}
          />
        </div>
      </div>
    </Form>
  );
}

/** Returns whether days times price per day are the whole price. */
function isProduct({ days, unitPrice, totalPrice }: Pick<Booking, 'days' | 'unitPrice' | 'totalPrice'>): boolean {
  return Math.round(totalPrice * 100) === Math.round(unitPrice * 100) * days;
}

function CustomerOption({ customer }: { readonly customer: KnownCustomer }) {
  return (
    <>
      <bdi translate="no">{customer.customerName}</bdi>
      <small>
        <bdi dir="ltr" translate="no">
          {customer.customerPhone || customer.customerEmail}
        </bdi>
      </small>
    </>
  );
}
