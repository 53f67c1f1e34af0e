import { useId } from 'react';
import type { ContactField } from './contact-fields.ts';
import styles from './text-field.module.css';

interface TextFieldProps {
  readonly field: ContactField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled field with what is wrong with it beneath. */
export function TextField({ field: { name, label, ...keyboard }, value, error, onChange }: TextFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        {...keyboard}
        spellCheck={false}
        required
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
