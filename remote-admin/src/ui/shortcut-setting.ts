import { readChoice, storeChoice } from '../kit/stored-choice.ts';

const NAME = 'shortcuts';

/**
 * Returns whether single-key shortcuts are enabled in this browser. They can be disabled, because speech input may
 * trigger them by accident.
 */
export function areShortcutsOn(): boolean {
  return readChoice(NAME) !== 'off';
}

export function turnShortcuts(on: boolean): void {
  storeChoice(NAME, on ? 'on' : 'off');
}
