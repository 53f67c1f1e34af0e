/** Names in a document that host, remotes and gateway share. */

/** Id of the element that React renders into. */
export const ROOT_ID = 'root';

/** Id of the script that carries `RuntimeSettings` as JSON. */
export const RUNTIME_SETTINGS_ID = 'runtime-settings';

/** Id of the script that carries `PageData` as JSON. */
export const PAGE_DATA_ID = 'page-data';

/** Property of the window with the buttons that were clicked before the page was hydrated. */
export const CLICKS_TO_REPLAY = 'clicksToReplay';

/** Key of the chosen theme in the browser's local storage; absent for the system's theme. */
export const THEME_KEY = 'theme';

/** Key of the language that a page offered last, in the browser's local storage: it is offered once. */
export const OFFERED_LANGUAGE_KEY = 'offeredLanguage';

/**
 * Property of the window with the gateway's function that shows a theme; other values than light or dark mean the
 * system's.
 */
export const SHOW_THEME = 'showTheme';

/** `system` follows the browser's preference. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

declare global {
  interface Window {
    [CLICKS_TO_REPLAY]?: HTMLElement[];
    [SHOW_THEME]?: (theme: string | null) => void;
  }
}

/** Marks the toasts' region. A dialog makes everything else inert. */
export const LIVE_REGION_ATTRIBUTE = 'data-live-region';

/** Custom properties of the host's style sheet that remotes read in scripts. */
export const DESIGN_TOKENS = [
  '--action',
  '--action-pressed',
  '--danger',
  '--fast',
  '--focus',
  '--font-heading',
  '--font-text',
  '--line',
  '--line-strong',
  '--on-action',
  '--scrim',
  '--shadow-float',
  '--slow',
  '--success',
  '--surface',
  '--surface-raised',
  '--surface-second',
  '--text',
  '--text-second',
] as const;
export type DesignToken = (typeof DESIGN_TOKENS)[number];
