import { useLayoutEffect, useRef } from 'react';
import { useIntl } from 'shared-kit/intl';
import { Button } from './button.tsx';
import { focusHeading, focusPageHeading } from './focus-heading.ts';
import { RETRY_TEXT } from './texts.ts';

interface RetryButtonProps {
  readonly look?: 'primary' | 'secondary';
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * A button that retries and keeps the focus meanwhile. After success it is unmounted with the failure notice, and the
 * focus moves to the heading of its section, otherwise to that of the page.
 */
export function RetryButton({ look = 'secondary', isRetrying, onRetry }: RetryButtonProps) {
  const { formatMessage } = useIntl();
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
      {formatMessage(isRetrying ? RETRY_TEXT.retrying : RETRY_TEXT.retry)}
    </Button>
  );
}
