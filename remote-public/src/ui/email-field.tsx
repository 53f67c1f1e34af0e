import { type ComponentProps, useRef, useState } from 'react';
import { useIntl } from 'shared-kit/intl';
import styles from './email-field.module.css';
import { suggestEmail } from './suggest-email.ts';
import { TextField } from './text-field.tsx';
import { FIELD_TEXT } from './texts.ts';

/**
 * Field of an e-mail address. On blur, it suggests a correction of a probably mistyped address, but accepts every
 * address.
 */
export function EmailField(props: Omit<ComponentProps<typeof TextField>, 'onBlur' | 'after'>) {
  const { value, onChange } = props;
  const { formatMessage } = useIntl();
  const [left, setLeft] = useState<string>();
  const question = useRef<HTMLDivElement>(null);
  const suggestion = left === value ? suggestEmail(value) : undefined;

  const take = (email: string) => {
    // The pressed button is removed.
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
              {formatMessage(FIELD_TEXT.didYouMean, {
                email: (
                  <bdi dir="ltr" translate="no">
                    {suggestion}
                  </bdi>
                ),
              })}{' '}
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
