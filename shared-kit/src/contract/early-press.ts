/** Property of the window in which a rendered page keeps the button that was pressed last, until its code is there. */
export const EARLY_PRESS = 'earlyPress';

declare global {
  interface Window {
    [EARLY_PRESS]?: HTMLElement;
  }
}
