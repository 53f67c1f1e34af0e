import { Checkbox, Input, Modal } from 'antd';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { isApiError, type PaymentsOfBooking } from 'shared-kit/api-client';
import {
  type Booking,
  convertTendered,
  isNotVoided,
  joinWords,
  leftOfHold,
  type NewPayment,
  openHolds,
  PAYMENT_FIELDS,
  type PaymentMethod,
  type PaymentPurpose,
  type PaymentType,
  PURPOSES_OF,
  recordedMethods,
  refundable,
  sumCents,
  toCents,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { makeUuid } from '../../data/make-uuid.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { readChoice, storeChoice } from '../../kit/stored-choice.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { focusHeadingIfLost } from '../../ui/focus-heading-if-lost.ts';
import { parsePrice, showPrice, toPlainCharacters, writePrice } from '../../ui/parse-price.ts';
import { METHOD_NAMES, PURPOSE_NAMES, TYPE_NAMES } from '../../ui/payment-names.ts';
import { PriceField } from '../../ui/price-field.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import { usePriceProblem } from '../../ui/use-price-problem.ts';

import styles from './payment-dialog.module.css';
import { FORM_TEXT, TYPE_ACTIONS } from './texts.ts';

interface PaymentDialogProps {
  readonly booking: Booking;
  readonly facts: PaymentsOfBooking;
  readonly type: PaymentType;
  readonly onClosed: () => void;
}

/** How staff were paid last, in this browser. */
const METHOD_CHOICE = 'payment-method';

/**
 * Records a payment, with the amount that is open, held or owed filled in. A lost answer is no reason to record it twice: what is sent
 * again has the same id. Opens when it is mounted.
 */
export function PaymentDialog({ booking, facts, type, onClosed }: PaymentDialogProps) {
  const { api, site, toasts } = useHost();
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const describePrice = usePriceProblem();
  const { describeError, describeFields } = useErrorText();
  const refresh = useRefresh();
  const formId = useId();
  const payments = facts.payments.map((one) => ({ ...one, amount: toCents(one.amount) }));
  const holds = openHolds(payments);
  const [id] = useState(makeUuid);
  const [isOpen, setIsOpen] = useState(true);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isSimilar, setIsSimilar] = useState(false);
  const [holdId, setHoldId] = useState(holds[0]?.id);
  const [method, setMethod] = useState(() => firstMethod(type, booking, facts));
  const [purpose, setPurpose] = useState<PaymentPurpose>(PURPOSES_OF[type][0] ?? 'rental');
  const [text, setText] = useState(() => firstAmount(type, booking, facts));
  const [currency, setCurrency] = useState('');
  const [tendered, setTendered] = useState('');
  const [rateText, setRateText] = useState('');
  const [note, setNote] = useState('');
  const [isMailed, setIsMailed] = useState(false);

  const money = (cents: number, sign = site.currencySigns.console) => format.price(cents / 100, sign);
  const isOfHold = type === 'release' || type === 'capture';
  const mayBeForeign = facts.currencies.length > 0 && method === 'cash' && !isOfHold;
  const isForeign = mayBeForeign && currency !== '';
  const typed = parsePrice(isForeign ? tendered : text);
  const rate = readRate(rateText);
  const given = typed.status === 'price' ? typed.cents : 0;
  const amount = isForeign ? (rate ? convertTendered(given, rate) : 0) : given;
  const limit = isOfHold
    ? leftOfHold(payments, holdId ?? '')
    : type === 'refund'
      ? refundable(payments, purpose)
      : undefined;
  const cash = sumCents(
    payments
      .filter((one) => one.type === 'receipt' && one.method === 'cash' && isNotVoided(one))
      .map((one) => one.amount),
  );
  const isOverLimit =
    type === 'receipt' && method === 'cash' && facts.cashLimit !== undefined && cash + amount >= facts.cashLimit * 100;

  const chooseCurrency = (chosen: string) => {
    setCurrency(chosen);
    const per = site.exchangeRates?.rates[chosen];
    const suggested = per ? Math.round(10_000 / per) / 10_000 : undefined;
    setRateText(suggested ? String(suggested) : '');
    const wanted = parsePrice(text);
    setTendered(suggested && wanted.status === 'price' ? writePrice(Math.ceil(wanted.cents / suggested) / 100) : '');
  };
  const chooseHold = (chosen: string) => {
    setHoldId(chosen);
    if (type === 'release') setText(writePrice(leftOfHold(payments, chosen) / 100));
  };
  const findProblem = () => {
    const found = describePrice(typed);
    if (found) return found;
    if (isForeign && !rate) return formatMessage(FORM_TEXT.badRate);
    if (amount <= 0) return formatMessage(FORM_TEXT.positive);
    if (limit !== undefined && amount > limit) return formatMessage(FORM_TEXT.tooMuch, { amount: money(limit) });
    return undefined;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = findProblem();
    setProblem(found);
    if (found || isSaving) return;
    const payment: NewPayment = {
      ...{ id, bookingId: booking.id, type, purpose, method, amount: amount / 100 },
      ...(isForeign && rate && { tenderedAmount: given / 100, tenderedCurrency: currency, rate }),
      ...(isOfHold && holdId && { holdId }),
      ...(note.trim() && { note: note.trim() }),
    };
    setIsSaving(true);
    try {
      await api.payments.record(payment, isSimilar, isMailed);
      if (!isOfHold) storeChoice(METHOD_CHOICE, method);
      toasts.success(
        formatMessage(FORM_TEXT.recorded, {
          payment: joinWords([formatMessage(TYPE_NAMES[type]), money(amount)], locale),
        }),
      );
      setIsOpen(false);
    } catch (error) {
      setIsSimilar(isApiError(error) && error.body?.meta?.type === 'payment_similar');
      setProblem(Object.values(describeFields(error))[0] ?? describeError(error));
    } finally {
      setIsSaving(false);
      await refresh.bookings();
    }
  };

  /** What is typed anew is no longer what was just recorded. */
  const edit =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      setProblem(undefined);
      setIsSimilar(false);
      set(value);
    };
  const purposes = PURPOSES_OF[type].filter((one) => one !== 'deposit');
  return (
    <Modal
      open={isOpen}
      title={formatMessage(TYPE_ACTIONS[type])}
      footer={null}
      width="30rem"
      focusable={{ focusTriggerAfterClose: true }}
      onCancel={() => !isSaving && setIsOpen(false)}
      afterClose={() => {
        onClosed();
        focusHeadingIfLost();
      }}
    >
      <form id={formId} className={styles.form} noValidate onSubmit={(event) => void save(event)}>
        {isOfHold && holds.length > 1 && (
          <Field label={formatMessage(FORM_TEXT.hold)}>
            {(control) => (
              <ChoiceField
                {...control}
                value={holdId}
                onChange={edit(chooseHold)}
                choices={holds.map((hold) => ({
                  value: hold.id,
                  label: formatMessage(FORM_TEXT.holdChoice, {
                    amount: money(leftOfHold(payments, hold.id)),
                    day: format.day(hold.createdAt.slice(0, 10) as Booking['pickupDate']),
                    method: formatMessage(METHOD_NAMES[hold.method]),
                  }),
                }))}
              />
            )}
          </Field>
        )}
        {!isForeign && (
          <Field
            label={formatMessage(FORM_TEXT.amount)}
            hint={limit !== undefined && formatMessage(FORM_TEXT.left, { amount: money(limit) })}
          >
            {(control) => <PriceField {...control} value={text} onChange={edit(setText)} />}
          </Field>
        )}
        {!isOfHold && (
          <fieldset className={styles.methods}>
            <legend>{formatMessage(FORM_TEXT.method)}</legend>
            {methodsOf(type, facts).map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name={`${formId}-method`}
                  checked={method === one}
                  onChange={() => edit(setMethod)(one)}
                />
                <span>{formatMessage(METHOD_NAMES[one])}</span>
              </label>
            ))}
          </fieldset>
        )}
        {mayBeForeign && (
          <Field label={formatMessage(FORM_TEXT.currency)}>
            {(control) => (
              <ChoiceField
                {...control}
                value={currency || OWN}
                onChange={edit((chosen: string) => chooseCurrency(chosen === OWN ? '' : chosen))}
                choices={[
                  { value: OWN, label: site.currencySigns.console },
                  ...facts.currencies.map((one) => ({ value: one, label: one })),
                ]}
              />
            )}
          </Field>
        )}
        {isForeign && (
          <div className={styles.pair}>
            <Field label={formatMessage(FORM_TEXT.tendered, { currency })}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={showPrice(tendered, locale)}
                  onChange={({ target }) => edit(setTendered)(target.value)}
                />
              )}
            </Field>
            <Field label={formatMessage(FORM_TEXT.rate, { currency })}>
              {(control) => (
                <Input
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={rateText}
                  suffix={site.currencySigns.console}
                  onChange={({ target }) => edit(setRateText)(target.value)}
                />
              )}
            </Field>
            <output className={styles.hint}>
              {amount > 0 && <span>{formatMessage(FORM_TEXT.product, { amount: money(amount) })}</span>}
            </output>
          </div>
        )}
        {purposes.length > 1 && (
          <Field label={formatMessage(FORM_TEXT.purpose)}>
            {(control) => (
              <ChoiceField
                {...control}
                value={purpose}
                onChange={edit(setPurpose)}
                choices={purposes.map((one) => ({ value: one, label: formatMessage(PURPOSE_NAMES[one]) }))}
              />
            )}
          </Field>
        )}
        <Field label={formatMessage(FORM_TEXT.note)}>
          {(control) => (
            <Input
              {...control}
              dir="auto"
              autoComplete="off"
              maxLength={PAYMENT_FIELDS.note.maxLength}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          )}
        </Field>
        {booking.customerEmail !== '' && (
          <Checkbox checked={isMailed} onChange={({ target }) => setIsMailed(target.checked)}>
            {formatMessage(FORM_TEXT.mailReceipt, {
              email: (
                <bdi key="email" translate="no">
                  {booking.customerEmail}
                </bdi>
              ),
            })}
          </Checkbox>
        )}
        {isOverLimit && facts.cashLimit !== undefined && (
          <p className={styles.warning}>
            {formatMessage(FORM_TEXT.overLimit, { amount: money(cash + amount), limit: money(facts.cashLimit * 100) })}
          </p>
        )}
        <p role="alert" className={styles.problem}>
          {problem && <span>{problem}</span>}
        </p>
        <FormButtons
          isSaving={isSaving}
          save={isSimilar ? FORM_TEXT.recordAgain : FORM_TEXT.record}
          onCancel={() => setIsOpen(false)}
        />
      </form>
    </Modal>
  );
}

/** The currency of account, among the choices. */
const OWN = 'own';

interface FieldProps {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly children: (control: { readonly id: string; readonly 'aria-describedby'?: string }) => ReactNode;
}

function Field({ label, hint, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(hint && { 'aria-describedby': `${id}-hint` }) })}
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

/** Returns a rate with at most six decimals; undefined for another text. */
function readRate(text: string): number | undefined {
  const plain = toPlainCharacters(text).replace(/[,٫]/, '.');
  return /^\d{1,6}(\.\d{1,6})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}

function firstAmount(
  type: PaymentType,
  { terms, totalPrice }: Booking,
  { balance, payments }: PaymentsOfBooking,
): string {
  const inCents = payments.map((one) => ({ ...one, amount: toCents(one.amount) }));
  const open = balance?.open ?? totalPrice;
  const held = leftOfHold(inCents, openHolds(inCents)[0]?.id ?? '') / 100;
  const amount = {
    receipt: Math.max(open, 0),
    hold: balance?.held ? 0 : (terms?.deposit ?? 0),
    refund: Math.max(-open, 0),
    release: held,
    capture: Math.min(Math.max(open, 0), held),
  }[type];
  return amount > 0 ? writePrice(amount) : '';
}

/** Returns how it can be recorded: given back at the gateway only where something came in online. */
function methodsOf(type: PaymentType, { payments }: PaymentsOfBooking): readonly PaymentMethod[] {
  const isOnline = payments.some((one) => one.method === 'online' && isNotVoided(one));
  return recordedMethods(type).filter((method) => method !== 'online' || isOnline);
}

function firstMethod(type: PaymentType, { terms }: Booking, facts: PaymentsOfBooking): PaymentMethod {
  const wanted = { receipt: undefined, hold: undefined, refund: 'receipt', release: 'hold', capture: 'hold' } as const;
  const earlier = facts.payments.findLast((one) => one.type === wanted[type] && isNotVoided(one))?.method;
  const stored = readChoice(METHOD_CHOICE);
  const usual = type === 'hold' && terms?.depositMethod === 'card' ? 'card_terminal' : stored;
  return methodsOf(type, facts).find((one) => one === (earlier ?? usual)) ?? 'cash';
}
