import { Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { type Booking, type CalendarDay, quote } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { adjustmentsOf, type SeenPrice } from '../../data/seen-price.ts';
import { useChangeQuotes } from '../../data/use-change-quotes.ts';
import { useRates } from '../../data/use-rates.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { Amount } from '../../ui/amount.tsx';
import { parsePrice } from '../../ui/parse-price.ts';
import { PriceChoice } from '../../ui/price-choice.tsx';
import { PriceField } from '../../ui/price-field.tsx';
import { QuoteState } from '../../ui/quote-state.tsx';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import styles from './return-day-form.module.css';
import { RETURN_TEXT } from './return-texts.ts';
import { QUICK_TEXT } from './texts.ts';

interface ReturnDayFormProps {
  readonly booking: Booking;
  /** The day on which the rental then ends. */
  readonly day: CalendarDay;
  /** What the button is called. */
  readonly label: string;
  readonly onSave: (price: SeenPrice | undefined) => Promise<void>;
  readonly onClose: () => void;
}

/**
 * Asks whether a rental ends on another day, with its total then. By the rules an early return costs what was agreed: what staff give
 * back for the days that are not used is a line with a reason.
 */
export function ReturnDayForm({ booking, day, label, onSave, onClose }: ReturnDayFormProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const describePrice = usePriceProblem();
  const [isSaving, setIsSaving] = useState(false);
  const [reprice, setReprice] = useState<'agreed' | 'today'>('agreed');
  const [given, setGiven] = useState('');
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const id = useId();
  const quotes = useChangeQuotes(booking, { dropoffDate: day }, useRates(booking.carId));
  const quoted = quotes.status === 'ready' ? quotes.value : undefined;

  const plain = quote({ unitPrice: booking.unitPrice, range: { from: booking.pickupDate, to: day } });
  const amount = parsePrice(given);
  const back = amount.status === 'price' ? amount.cents : 0;
  const before = quoted ? quoted[reprice].totalPrice : plain.totalPrice;
  const totalPrice = (Math.round(before * 100) - back) / 100;
  const isRefundable = quoted !== undefined && reprice === 'agreed' && quoted.refundable > 0;
  const money = (value: number, key: string) => <Amount key={key} of={value} />;

  const findProblem = () => {
    if (back > 0 && !reason.trim()) return formatMessage(RETURN_TEXT.reasonMissing);
    if (isRefundable && back > Math.round(quoted.refundable * 100)) return formatMessage(RETURN_TEXT.tooMuch);
    return describePrice(amount);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = isRefundable ? findProblem() : undefined;
    setProblem(found);
    if (found) return;
    setIsSaving(true);
    const gift = isRefundable && back > 0 ? [{ label: reason.trim(), amount: -back / 100 }] : [];
    const adjustments = gift.length > 0 && [...adjustmentsOf(booking), ...gift];
    await onSave(quoted && { reprice, totalPrice, ...(adjustments && { adjustments }) });
    onClose();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <QuoteState state={quotes} />
      {quotes.status === 'ready' && (
        <p>
          {formatMessage(QUICK_TEXT.question, {
            day: <bdi key="day">{format.day(day)}</bdi>,
            days: format.days(plain.days),
            daysBefore: format.days(booking.days),
            total: money(totalPrice, 'total'),
            before: money(booking.totalPrice, 'before'),
          })}
        </p>
      )}
      {quoted && <PriceChoice quotes={quoted} value={reprice} onChange={setReprice} />}
      {isRefundable && (
        <fieldset className={styles.refund}>
          <legend>{formatMessage(RETURN_TEXT.refund)}</legend>
          <p>{formatMessage(RETURN_TEXT.atMost, { amount: money(quoted.refundable, 'refundable') })}</p>
          <div className={styles.columns}>
            <div>
              <label htmlFor={`${id}-given`}>{formatMessage(RETURN_TEXT.given)}</label>
              <PriceField id={`${id}-given`} value={given} onChange={setGiven} />
            </div>
            <div>
              <label htmlFor={`${id}-reason`}>{formatMessage(RETURN_TEXT.reason)}</label>
              <Input
                id={`${id}-reason`}
                autoComplete="off"
                maxLength={200}
                value={reason}
                onChange={({ target }) => setReason(target.value)}
              />
            </div>
          </div>
        </fieldset>
      )}
      <p role="alert" className={styles.problem}>
        {problem && <span>{problem}</span>}
      </p>
      <FormButtons
        isSaving={isSaving}
        isIncomplete={quotes.status !== 'ready' || quotes.isRefreshing}
        save={label}
        onCancel={onClose}
      />
    </form>
  );
}
