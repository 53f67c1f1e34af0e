/** The applications that are released separately. */
export const APPS = ['host', 'public', 'admin'] as const;
export type App = (typeof APPS)[number];

export function isApp(name: string): name is App {
  return (APPS as readonly string[]).includes(name);
}

/** Files of a build, relative to its folder. */
export interface BuildFiles {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** What a build says of itself in `build.json`; its own files are what starts it. */
export interface BuildDescription extends BuildFiles {
  /** Of a remote: the name of its container. */
  readonly name: string;
  readonly contractVersion: number;
  /** Package versions of the modules that exist once on a page. */
  readonly singletons: Readonly<Record<string, string>>;
  /** Of a remote: what its entry leads to. */
  readonly exposed: BuildFiles;
  /** What each route needs besides, by its pattern. */
  readonly pages: Readonly<Record<string, BuildFiles>>;
  readonly fonts: readonly string[];
  /** The file that renders pages on the server, where there is one. */
  readonly server?: string;
}

/** One published version of one application: `release.json` in its folder. */
export interface Release extends BuildDescription {
  readonly app: App;
  readonly version: string;
  /** The commit it was built from, with `+` when the tree had changes; absent outside of a checkout. */
  readonly commit?: string;
  /** ISO timestamp. */
  readonly publishedAt: string;
  /** `sha384-…` of every file, by its path inside the folder. */
  readonly files: Readonly<Record<string, string>>;
}

/** What is active, the one document of a store that changes: `active.json`. */
export interface Activation {
  /** Grows with every activation. */
  readonly revision: number;
  /** ISO timestamp. */
  readonly activatedAt: string;
  readonly apps: Readonly<Record<App, ActiveVersion>>;
}

export interface ActiveVersion {
  readonly version: string;
  /** Versions that were active before, the latest first: where a rollback goes. */
  readonly before: readonly string[];
}
