/** Path of what is active, for staff with `releases.read`. */
export const RELEASE_STATUS_PATH = '/release-status';

/** The active version of an application, and its failures since the gateways started. */
export interface ActivePart {
  readonly version: string;
  /** ISO timestamp. */
  readonly activatedAt: string;
  /** Browsers that reported a failure. */
  readonly failingBrowsers: number;
  /** Pages that could not be rendered on the server. */
  readonly failedRenderings: number;
}

/** What the gateway answers to `RELEASE_STATUS_PATH`. */
export interface ReleaseStatus {
  readonly parts: Readonly<Record<string, ActivePart>>;
  /** The running API's level, and the oldest that it supports; absent when it does not tell. */
  readonly api?: { readonly level: number; readonly supported: number };
}
