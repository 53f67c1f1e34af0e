import { EARLY_PRESS } from 'shared-kit/contract';

/** Presses once more what a person pressed when nobody listened yet, if it is one of those that are alive by now. */
export function pressAgain(isAlive: (button: HTMLElement) => boolean): void {
  const button = window[EARLY_PRESS];
  if (!button?.isConnected || !isAlive(button)) return;
  delete window[EARLY_PRESS];
  // A click in the middle of which the page came alive is delivered by React.
  if (window.event?.type !== 'click') button.click();
}
