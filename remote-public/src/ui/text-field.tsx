import { useId } from 'react';
import type { ContactField, ContactFieldName } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { CONTACT_LABELS } from 'shared-kit/ui';
import styles from './text-field.module.css';
import { FIELD_TEXT } from './texts.ts';

interface TextFieldProps {
  readonly name: ContactFieldName;
  readonly field: ContactField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A labelled text field with its error. */
export function TextField({ name, field: { input, optional }, value, error, onChange }: TextFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {formatMessage(CONTACT_LABELS[name])}{' '}
        {optional && <span className={styles.optional}>{formatMessage(FIELD_TEXT.optional)}</span>}
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
