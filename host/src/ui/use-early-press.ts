import { useEffect, useLayoutEffect, useRef } from 'react';
import { EARLY_PRESS } from 'shared-kit/contract';

/**
 * Presses once more what a person pressed when nobody listened yet, if it is one of the buttons that come alive with
 * the caller. It is taken at the commit, since React answers every press from there on, and pressed after the effects
 * of all that is inside, which may close what it opens.
 */
export function useEarlyPress(comesAlive: (button: HTMLElement) => boolean): void {
  const taken = useRef<HTMLElement>(undefined);
  useLayoutEffect(() => {
    const button = window[EARLY_PRESS];
    if (!button?.isConnected || !comesAlive(button)) return;
    delete window[EARLY_PRESS];
    // React itself delivers the click for which it has just hurried.
    if (window.event?.type !== 'click') taken.current = button;
  }, [comesAlive]);
  useEffect(() => {
    const button = taken.current;
    taken.current = undefined;
    // Who has pressed anything since then does not wait for this any more.
    if (!window[EARLY_PRESS]) button?.click();
  }, []);
}
