import { Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import type { CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useRefresh } from '../../data/use-refresh.ts';
import { FormButtons } from '../../kit/record-form/form-buttons.tsx';
import { parsePrice } from '../../ui/parse-price.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import styles from './cash-desk.module.css';
import { DRAWER_TEXT } from './texts.ts';

interface CountFormProps {
  readonly day: CalendarDay;
  readonly account: number;
  readonly currency: string;
  readonly onClose: () => void;
}

/** Asks what was counted, in place. */
export function CountForm({ day, account, currency, onClose }: CountFormProps) {
  const { api, site, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const describePrice = usePriceProblem();
  const refresh = useRefresh();
  const id = useId();
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isSaving) return;
    const counted = parsePrice(text);
    if (counted.status !== 'price') return setProblem(describePrice(counted) ?? formatMessage(DRAWER_TEXT.missing));
    setIsSaving(true);
    setProblem(undefined);
    try {
      const noted = note.trim() ? { note: note.trim() } : {};
      await api.payments.count({ account, day, currency, counted: counted.cents / 100, ...noted });
      toasts.success(formatMessage(DRAWER_TEXT.saved));
      onClose();
    } catch (error) {
      setProblem(describeError(error));
      setIsSaving(false);
    } finally {
      await refresh.bookings();
    }
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <label htmlFor={`${id}-amount`}>{formatMessage(DRAWER_TEXT.amount)}</label>
      <Input
        id={`${id}-amount`}
        autoFocus
        inputMode="decimal"
        autoComplete="off"
        suffix={currency || site.currencySigns.console}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={`${id}-note`}>{formatMessage(DRAWER_TEXT.note)}</label>
      <Input
        id={`${id}-note`}
        dir="auto"
        autoComplete="off"
        maxLength={200}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <p role="alert" className={styles.wrong}>
        {problem && <span>{problem}</span>}
      </p>
      <FormButtons isSaving={isSaving} onCancel={onClose} />
    </form>
  );
}
