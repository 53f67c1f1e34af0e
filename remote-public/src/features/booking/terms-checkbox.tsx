import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { VisuallyHidden } from 'shared-kit/ui';
import styles from './terms-checkbox.module.css';
import { BOOKING_TEXT } from './texts.ts';

interface TermsCheckboxProps {
  readonly isChecked: boolean;
  readonly error: string | undefined;
  readonly onChange: (isChecked: boolean) => void;
}

/** The terms checkbox. Its links open in a new tab, so that the input is kept. */
export function TermsCheckbox({ isChecked, error, onChange }: TermsCheckboxProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  return (
    <div className={styles.terms}>
      <input
        id={id}
        type="checkbox"
        name="terms"
        required
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>
        {formatMessage(BOOKING_TEXT.agree, {
          terms: (name) => <NewTabLink to="/terms" name={name} />,
          privacy: (name) => <NewTabLink to="/privacy" name={name} />,
        })}
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

function NewTabLink({ to, name }: { readonly to: string; readonly name: ReactNode }) {
  return (
    <Link to={to} target="_blank" rel="noopener">
      <span>{name}</span>
      <VisuallyHidden>
        {' '}
        <FormattedMessage {...BOOKING_TEXT.newTab} />
      </VisuallyHidden>
    </Link>
  );
}
