import { useLayoutEffect } from 'react';
import { EARLY_PRESSES } from 'shared-kit/contract';

/**
 * Presses once more, in their order, what a person pressed when nobody listened yet, of the buttons that come alive
 * with the caller. From the commit on, since React answers every press from there on.
 */
export function useEarlyPresses(comesAlive: (button: HTMLElement) => boolean): void {
  useLayoutEffect(() => {
    const buttons = (window[EARLY_PRESSES] ?? []).filter((button) => button.isConnected && comesAlive(button));
    // React itself delivers the click for which it has just hurried.
    if (buttons.at(-1)?.contains(clicked())) buttons.pop();
    void pressInTurn(buttons);
  }, [comesAlive]);
}

function clicked(): Node | null {
  return window.event?.type === 'click' ? (window.event.target as Node) : null;
}

/** Each when the one before has had its effect. */
async function pressInTurn(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
