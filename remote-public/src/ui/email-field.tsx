import { type ComponentProps, useRef, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import styles from './email-field.module.css';
import { suggestEmail } from './suggest-email.ts';
import { TextField } from './text-field.tsx';
import { FIELD_TEXT } from './texts.ts';

/** The field of an e-mail address. Once it was left, it asks about an address that looks mistyped; it refuses none. */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'onBlur' | 'after'>) {
  const { value, onChange } = props;
  const { formatMessage } = useIntl();
  const [left, setLeft] = useState<string>();
  const question = useRef<HTMLDivElement>(null);
  const suggestion = left === value ? suggestEmail(value) : undefined;

  const take = (email: string) => {
    // The button is about to disappear.
    question.current?.parentElement?.querySelector('input')?.focus();
    onChange(email);
  };

  return (
    <TextField
      {...props}
      onBlur={() => setLeft(value)}
      after={
        <div ref={question} role="status">
          {suggestion && (
            <p className={styles.question}>
              {formatMessage(FIELD_TEXT.didYouMean, { email: <bdi dir="ltr">{suggestion}</bdi> })}{' '}
              <button type="button" className={styles.take} onClick={() => take(suggestion)}>
                {formatMessage(FIELD_TEXT.takeEmail)}
              </button>
            </p>
          )}
        </div>
      }
    />
  );
}
