/** Property of the window in which a rendered page keeps the buttons that are pressed until it is hydrated. */
export const CLICKS_TO_REPLAY = 'clicksToReplay';

declare global {
  interface Window {
    [CLICKS_TO_REPLAY]?: HTMLElement[];
  }
}
