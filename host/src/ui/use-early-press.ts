import { useLayoutEffect } from 'react';
import { EARLY_PRESS } from 'shared-kit/contract';

/**
 * Presses once more what a person pressed when nobody listened yet, if it is one of the buttons that come alive with
 * the caller. At the commit, since React answers every press from there on.
 */
export function useEarlyPress(comesAlive: (button: HTMLElement) => boolean): void {
  useLayoutEffect(() => {
    const button = window[EARLY_PRESS];
    // React itself delivers the click for which it has just hurried.
    const isDelivered = window.event?.type === 'click';
    if (button?.isConnected && comesAlive(button) && !isDelivered) button.click();
  }, [comesAlive]);
}
