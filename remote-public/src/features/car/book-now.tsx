import type { ComponentProps } from 'react';
import { useIntl } from 'shared-kit/intl';
import { Button } from 'shared-kit/ui';
import styles from './book-now.module.css';
import { PRICE_TEXT } from './texts.ts';

/** The Book Now button, less prominent while it is disabled. */
export function BookNow({ className, ...button }: Omit<ComponentProps<typeof Button>, 'size' | 'children'>) {
  const { formatMessage } = useIntl();
  return (
    <Button {...button} size="large" className={[styles.book, className].filter(Boolean).join(' ')}>
      {formatMessage(PRICE_TEXT.bookNow)}
    </Button>
  );
}
