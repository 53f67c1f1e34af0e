/** Property of the window in which a rendered page keeps the buttons that are pressed until it is alive. */
export const EARLY_PRESSES = 'earlyPresses';

declare global {
  interface Window {
    [EARLY_PRESSES]?: HTMLElement[];
  }
}
