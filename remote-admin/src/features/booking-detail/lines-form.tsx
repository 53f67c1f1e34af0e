import { Button, Input } from 'antd';
import { type FormEvent, useState } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { adjustmentsOf } from '../../data/seen-price.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { parseAmount, writePrice } from '../../ui/parse-price.ts';
import { PriceField } from '../../ui/price-field.tsx';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import styles from './lines-form.module.css';
import { LINES_TEXT } from './lines-texts.ts';
import { useChangeBooking } from './use-change-booking.ts';

interface LinesFormProps {
  readonly booking: Booking;
  readonly onClose: () => void;
}

interface WrittenLine {
  readonly key: number;
  readonly label: string;
  /** As typed; with a minus for a reduction. */
  readonly amount: string;
}

/** The lines that staff write into a price: each with a reason and an amount, which may be negative. */
export function LinesForm({ booking, onClose }: LinesFormProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const describePrice = usePriceProblem();
  const { isSaving, change } = useChangeBooking(LINES_TEXT);
  const [seen, setSeen] = useState(booking);
  const [lines, setLines] = useState(() => [...toLines(booking), blankLine()]);
  const [problem, setProblem] = useState<string>();

  const written = lines.filter(({ label, amount }) => label.trim() || amount.trim());
  const amounts = written.map(({ amount }) => parseAmount(amount));
  const cents = amounts.reduce((sum, amount) => sum + (amount.status === 'price' ? amount.cents : 0), 0);
  const former = adjustmentsOf(seen).reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
  const totalPrice = (Math.round(seen.totalPrice * 100) - former + cents) / 100;
  const money = (amount: number, key: string) => (
    <strong key={key} translate="no">
      {format.price(amount, site.currencySigns.console)}
    </strong>
  );

  const edit = (key: number, part: Partial<WrittenLine>) => {
    setProblem(undefined);
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  };
  const findProblem = () => {
    for (const [index, { label }] of written.entries()) {
      const amount = amounts[index];
      const isMissing = !label.trim() || amount?.status === 'missing';
      const text = isMissing ? formatMessage(LINES_TEXT.incomplete) : amount && describePrice(amount);
      if (text) return text;
    }
    return totalPrice < 0 ? formatMessage(LINES_TEXT.belowZero) : undefined;
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = findProblem();
    if (found) return setProblem(found);
    const adjustments = written.map(({ label }, index) => {
      const amount = amounts[index];
      return { label: label.trim(), amount: amount?.status === 'price' ? amount.cents / 100 : 0 };
    });
    if (JSON.stringify(adjustments) === JSON.stringify(adjustmentsOf(seen))) return onClose();
    const changed = await change(seen, {}, { adjustments, totalPrice });
    if (changed.outcome === 'saved') return onClose();
    if (changed.outcome === 'failed') return setProblem(Object.values(changed.fields)[0]);
    // What is written stays, beside a price that a colleague has changed.
    setSeen(changed.booking);
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      {lines.map(({ key, label, amount }, index) => (
        <div key={key} className={styles.line}>
          <Input
            aria-label={formatMessage(LINES_TEXT.reason)}
            placeholder={formatMessage(LINES_TEXT.reason)}
            autoFocus={index === lines.length - 1}
            autoComplete="off"
            maxLength={200}
            value={label}
            onChange={({ target }) => edit(key, { label: target.value })}
          />
          <PriceField
            aria-label={formatMessage(LINES_TEXT.amount)}
            isSigned
            value={amount}
            onChange={(text) => edit(key, { amount: text })}
          />
          <Button
            type="text"
            aria-label={formatMessage(LINES_TEXT.removeNamed, { reason: label.trim() || String(index + 1) })}
            onClick={() => setLines(lines.filter((line) => line.key !== key))}
          >
            {formatMessage(LINES_TEXT.remove)}
          </Button>
        </div>
      ))}
      <p className={styles.foot}>
        <Button size="small" onClick={() => setLines([...lines, blankLine()])}>
          {formatMessage(LINES_TEXT.add)}
        </Button>{' '}
        <small>{formatMessage(LINES_TEXT.hint)}</small>
      </p>
      <output>
        {formatMessage(LINES_TEXT.total, {
          before: money(seen.totalPrice, 'before'),
          after: money(totalPrice, 'after'),
        })}
      </output>
      <p role="alert" className={styles.problem}>
        {problem && <span>{problem}</span>}
      </p>
      <FormButtons isSaving={isSaving} onCancel={onClose} />
    </form>
  );
}

let lastKey = 0;

function blankLine(): WrittenLine {
  lastKey += 1;
  return { key: lastKey, label: '', amount: '' };
}

function toLines(booking: Booking): readonly WrittenLine[] {
  return adjustmentsOf(booking).map(({ label, amount }) => ({ ...blankLine(), label, amount: writePrice(amount) }));
}
