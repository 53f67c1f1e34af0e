import { useLayoutEffect } from 'react';
import { CLICKS_TO_REPLAY } from 'shared-kit/contract';

/**
 * Replays, in their order, the clicks that a person made on the caller's buttons before these were hydrated. From the
 * commit on, since React answers every click from there on.
 */
export function useClickReplay(isOwn: (button: HTMLElement) => boolean): void {
  useLayoutEffect(() => {
    const buttons = (window[CLICKS_TO_REPLAY] ?? []).filter((button) => button.isConnected && isOwn(button));
    // React itself delivers the click for which it has just hurried.
    if (buttons.at(-1)?.contains(clicked())) buttons.pop();
    void pressInTurn(buttons);
  }, [isOwn]);
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
