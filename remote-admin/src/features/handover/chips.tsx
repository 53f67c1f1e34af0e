import type { ReactNode } from 'react';
import styles from './handover.module.css';

interface ChipsProps<Value extends string> {
  readonly legend: string;
  readonly choices: readonly { readonly value: Value; readonly label: ReactNode }[];
  readonly isReadOnly?: boolean;
}

interface SeveralProps<Value extends string> extends ChipsProps<Value> {
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Checkboxes that are pressed as a whole. */
export function CheckChips<Value extends string>({
  legend,
  choices,
  chosen,
  isReadOnly = false,
  onChange,
}: SeveralProps<Value>) {
  return (
    <fieldset className={styles.chips} disabled={isReadOnly}>
      <legend className={styles.hidden}>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            onChange={({ target: { checked } }) =>
              // In the order of the choices.
              onChange(
                choices.map((one) => one.value).filter((one) => (one === value ? checked : chosen.includes(one))),
              )
            }
          />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface OneProps<Value extends string> extends ChipsProps<Value> {
  /** Of the group of radio buttons. */
  readonly name: string;
  readonly chosen: Value | undefined;
  readonly onChange: (chosen: Value) => void;
}

/** Radio buttons that are pressed as a whole. */
export function RadioChips<Value extends string>({
  legend,
  name,
  choices,
  chosen,
  isReadOnly = false,
  onChange,
}: OneProps<Value>) {
  return (
    <fieldset className={styles.chips} disabled={isReadOnly}>
      <legend>{legend}</legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="radio" name={name} checked={chosen === value} onChange={() => onChange(value)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}
