import { useId } from 'react';
import type { ContactField } from 'shared-kit/domain';
import styles from './text-field.module.css';
import { BOOKING_TEXT } from './texts.ts';

interface TextFieldProps {
  readonly name: string;
  readonly field: ContactField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled text field with its error. */
export function TextField({ name, field: { label, input, optional }, value, error, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label} {optional && <span className={styles.optional}>{BOOKING_TEXT.optional}</span>}
      </label>
      <input
        id={id}
        name={name}
        {...input}
        spellCheck={false}
        required={!optional}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
