import { useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { focusHeading, focusPageHeading } from './focus-heading.ts';
import { RETRY_TEXT } from './texts.ts';

interface RetryButtonProps {
  readonly look?: 'primary' | 'secondary';
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/**
 * Tries again, and keeps the focus meanwhile. When it has worked, this button is gone with the failure: the focus
 * goes to the heading of the section in which it stood, or else to the page's.
 */
export function RetryButton({ look = 'secondary', isRetrying, onRetry }: RetryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (!element || document.activeElement !== element) return;
      const section = element.closest('section[aria-labelledby]')?.getAttribute('aria-labelledby');
      // After the change of which this is a part.
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
      {isRetrying ? RETRY_TEXT.retrying : RETRY_TEXT.retry}
    </Button>
  );
}
