/** The names by which host, remotes and gateway find each other's parts of a document. */

/** Id of the element that React renders into. */
export const ROOT_ID = 'root';

/** Id of the script that carries `RuntimeSettings` as JSON. */
export const RUNTIME_SETTINGS_ID = 'runtime-settings';

/** Id of the script that carries `PageData` as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Property of the window in which a rendered page keeps the buttons that are clicked until it is hydrated. */
export const CLICKS_TO_REPLAY = 'clicksToReplay';

declare global {
  interface Window {
    [CLICKS_TO_REPLAY]?: HTMLElement[];
  }
}

/** Marks the region of notifications. A dialog makes everything else inert. */
export const LIVE_REGION_ATTRIBUTE = 'data-live-region';

/** The custom properties of the host's style sheet that scripts of a remote read. */
export const DESIGN_TOKENS = [
  '--action',
  '--action-pressed',
  '--danger',
  '--focus',
  '--font-heading',
  '--font-text',
  '--line',
  '--line-strong',
  '--shadow-float',
  '--success',
  '--surface',
  '--surface-raised',
  '--surface-second',
  '--text',
  '--text-second',
] as const;
export type DesignToken = (typeof DESIGN_TOKENS)[number];
