import { useLayoutEffect } from 'react';
import { CLICKS_TO_REPLAY } from 'shared-kit/contract';

/**
 * Replays the clicks on the caller's buttons before hydration, in order. Runs in a layout effect, because React handles
 * every click after the commit.
 */
export function useClickReplay(isOwn: (button: HTMLElement) => boolean): void {
  useLayoutEffect(() => {
    const buttons = (window[CLICKS_TO_REPLAY] ?? []).filter((button) => button.isConnected && isOwn(button));
    // React itself replays the click that triggered the hydration.
    if (buttons.at(-1)?.contains(clicked())) buttons.pop();
    void pressInTurn(buttons);
  }, [isOwn]);
}

function clicked(): Node | null {
  return window.event?.type === 'click' ? (window.event.target as Node) : null;
}

/** Clicks the buttons one by one, each in its own task, after the effects of the last. */
async function pressInTurn(buttons: readonly HTMLElement[]): Promise<void> {
  for (const button of buttons) {
    button.click();
    await new Promise((resolve) => setTimeout(resolve));
  }
}
