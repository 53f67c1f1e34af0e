import { type ReactNode, useId } from 'react';
import { useIntl } from 'shared-kit/intl';
import styles from './form-field.module.css';
import { FIELD_TEXT } from './texts.ts';

/** Attributes of the control that connect it to its label, hint and error. */
interface ControlAttributes {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  /** Below the error. */
  readonly after?: ReactNode;
  readonly children: (control: ControlAttributes) => ReactNode;
}

/** A labelled control with its hint and its error. */
export function FormField({ label, isOptional = false, hint, error, after, children }: FormFieldProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        <span>{label}</span>{' '}
        {isOptional && <span className={styles.optional}>{formatMessage(FIELD_TEXT.optional)}</span>}
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined })}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      {after}
    </div>
  );
}
