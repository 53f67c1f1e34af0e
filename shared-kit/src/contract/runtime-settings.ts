import type { LocaleCode, SiteSettings } from '../domain/index.ts';
import type { Mounts } from './mounts.ts';

/** Container name and entry URL of a remote's release. */
export interface RemoteAddress {
  readonly container: string;
  readonly entry: string;
}

/** The address of each remote, by its name. */
export type RemoteAddresses = Readonly<Record<string, RemoteAddress>>;

/** A link of header, footer or navigation to a page of a remote. */
export interface SiteLink {
  readonly path: string;
  readonly label: string;
  /** SVG path of a line icon on 24 px, for the navigation on staff pages. */
  readonly icon?: string;
}

/** The links of a document by the host's slot for them, in their order. A slot without links is absent. */
export type SiteLinks = Readonly<Record<string, readonly SiteLink[]>>;

export type LinksByLocale = Readonly<Record<LocaleCode, SiteLinks>>;

/** Settings of a document, as JSON in the script `RUNTIME_SETTINGS_ID`. */
export interface RuntimeSettings {
  /** Number of the activation that the page was composed for; 0 in development. */
  readonly revision: number;
  /** The version previewed before its activation, `public@1.4.0`. */
  readonly preview?: string;
  readonly site: SiteSettings;
  /** Language of the document. */
  readonly locale: LocaleCode;
  /** Hosts of contract 4.4 and before know the two remotes of their time by name. */
  readonly remotes: RemoteAddresses & Readonly<Record<'public' | 'admin', RemoteAddress>>;
  /** Who has which paths; gateways from before contract 4.5 send none. */
  readonly mounts?: Mounts;
  /** What header, footer and navigation link to, in the language of the document; gateways from before 4.5 send none. */
  readonly links?: SiteLinks;
  /** The links in every language, in a document without a page of its own, which may be that of any path. */
  readonly linksByLocale?: LinksByLocale;
  /**
   * What the page tells the gateway of itself, without an identifier: how quickly it was there and answered, and, for traces, how
   * long a press took. Absent unless the operator measures.
   */
  readonly measured?: readonly ('vitals' | 'presses')[];
}

/** Path of the active revision, `{ revision }`. */
export const ACTIVE_REVISION_PATH = '/active.json';
