import { Input } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { parsePrice, showPrice, writePrice } from '../../ui/parse-price.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import styles from './fleet-section.module.css';
import { FORM_TEXT, PRICE_TEXT } from './texts.ts';
import { useAskIfFree } from './use-ask-if-free.ts';
import { usePriceChangeText } from './use-price-change-text.ts';

interface PriceEdit {
  readonly text: string;
  /** The price that the person has seen. */
  readonly seen: number;
  readonly problem?: string;
  readonly isSaving?: boolean;
}

/**
 * The price of a car, which a press turns into a field: Enter saves it, Escape leaves it as it was. What is refused stays
 * typed, with the reason.
 */
export function PriceCell({ car: { CarId, name, price } }: { readonly car: Car }) {
  const { api, site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const describeProblem = usePriceProblem();
  const { describeError, describeFields } = useErrorText();
  const askIfFree = useAskIfFree();
  const refresh = useRefresh();
  const showUndo = useUndoToast();
  const tellChange = usePriceChangeText();
  const mayPrice = usePermission('cars.price');
  const [edit, setEdit] = useState<PriceEdit>();
  // Shown until the list has been read again.
  const [saved, setSaved] = useState<{ readonly price: number; readonly instead: number }>();
  if (saved && saved.instead !== price) setSaved(undefined);
  const shown = saved?.price ?? price;
  const button = useRef<HTMLButtonElement>(null);
  const problemId = useId();
  const written = (amount: number) => format.price(amount, site.currencySigns.console);

  const close = () => {
    flushSync(() => setEdit(undefined));
    button.current?.focus();
  };
  const save = async ({ text, seen }: PriceEdit) => {
    const parsed = parsePrice(text);
    const problem = parsed.status === 'missing' ? formatMessage(FORM_TEXT.priceMissing) : describeProblem(parsed);
    if (parsed.status !== 'price') return setEdit({ text, seen, ...(problem && { problem }) });
    const next = parsed.cents / 100;
    if (next === seen) return close();
    if (next === 0 && !(await askIfFree())) return;
    setEdit({ text, seen, isSaving: true });
    try {
      const now = await api.getEntity('Cars', CarId);
      if (now.price !== seen) {
        const changed = formatMessage(PRICE_TEXT.changed, { price: written(now.price) });
        return setEdit({ text, seen: now.price, problem: changed });
      }
      await api.updateEntity('Cars', { CarId, price: next });
    } catch (error) {
      console.error('The price could not be saved', error);
      const reason = describeFields(error).price ?? describeError(error) ?? formatMessage(PRICE_TEXT.notSaved);
      return setEdit({ text, seen, problem: reason });
    }
    setSaved({ price: next, instead: price });
    const undo = async () => {
      setSaved(undefined);
      await api.updateEntity('Cars', { CarId, price: seen });
      await refresh.cars();
    };
    showUndo(formatMessage(FORM_TEXT.updated), undo, tellChange({ name, price: seen }, next));
    close();
    await refresh.cars();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!edit || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') close();
    else if (!edit.isSaving) void save(edit);
  };

  if (!mayPrice) return <strong translate="no">{written(shown)}</strong>;
  if (!edit)
    return (
      <button
        ref={button}
        type="button"
        className={styles.price}
        aria-label={formatMessage(PRICE_TEXT.change, { name, price: written(shown) })}
        translate="no"
        onClick={() => setEdit({ text: writePrice(shown), seen: shown })}
      >
        {written(shown)}
      </button>
    );
  return (
    <>
      <Input
        autoFocus
        className={styles.priceInput ?? ''}
        size="small"
        {...(locale.code === 'en' ? { prefix: site.currencySigns.console } : { suffix: site.currencySigns.console })}
        inputMode="decimal"
        autoComplete="off"
        aria-label={formatMessage(PRICE_TEXT.field, { name })}
        aria-invalid={edit.problem !== undefined}
        aria-describedby={edit.problem && problemId}
        {...(edit.problem && { status: 'error' as const })}
        readOnly={edit.isSaving ?? false}
        value={showPrice(edit.text, locale.code)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setEdit({ text: target.value, seen: edit.seen })}
        onKeyDown={onKeyDown}
        // What was typed is kept.
        onBlur={() => edit.text === writePrice(edit.seen) && !edit.isSaving && setEdit(undefined)}
      />
      {edit.problem && (
        <p id={problemId} role="alert" className={styles.priceProblem}>
          {edit.problem}
        </p>
      )}
    </>
  );
}
