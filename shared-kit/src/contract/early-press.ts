/**
 * Property of the window in which a rendered page keeps what was pressed last until it is alive: a button, or null when
 * it was none.
 */
export const EARLY_PRESS = 'earlyPress';

declare global {
  interface Window {
    [EARLY_PRESS]?: HTMLElement | null;
  }
}
