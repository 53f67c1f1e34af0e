import { useEffect, useRef } from 'react';
import type { DateRange } from 'shared-kit/domain';

/**
 * Returns the ref of Book Now, and the function that focuses it once dates are chosen, because the control that had the
 * focus is removed then.
 */
export function useBookFocus(range: DateRange | undefined) {
  const button = useRef<HTMLButtonElement>(null);
  const isRequested = useRef(false);

  useEffect(() => {
    if (!range || !isRequested.current) return;
    isRequested.current = false;
    button.current?.focus({ preventScroll: true });
  });

  return {
    button,
    request() {
      isRequested.current = true;
    },
  };
}
