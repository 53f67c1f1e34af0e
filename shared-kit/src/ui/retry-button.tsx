import { useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'shared-kit/intl';
import { Button } from './button.tsx';
import { focusHeading, focusPageHeading } from './focus-heading.ts';
import { RETRY_TEXT } from './texts.ts';

interface RetryButtonProps {
  readonly look?: 'primary' | 'secondary';
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * Retries and keeps the focus meanwhile. After success this button is unmounted with the failure: the focus moves to the
 * heading of its section, or else to the page's.
 */
export function RetryButton({ look = 'secondary', isRetrying, onRetry }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (!element || document.activeElement !== element) return;
      const section = element.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
      // After the commit that unmounts it.
      queueMicrotask(() => {
        const heading = section ? document.getElementById(section) : null;
        if (heading) focusHeading(heading);
        else focusPageHeading();
      });
    };
  }, []);

  return (
    <Button
      ref={button}
      look={look}
      // Not disabled: the focus would be lost.
      aria-disabled={isRetrying || undefined}
      onClick={() => {
        if (!isRetrying) onRetry();
      }}
    >
      <FormattedMessage {...(isRetrying ? RETRY_TEXT.retrying : RETRY_TEXT.retry)} />
    </Button>
  );
}
