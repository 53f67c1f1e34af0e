import { HOST } from 'shared-kit/contract';
import Type, { type Static, type TSchema } from 'typebox';
import { SignatureSchema } from './signature.ts';

/** The name of an application that is released separately: `host`, or that of a remote. Part of paths and container names. */
export type AppName = string;
const APP = /^[a-z][a-z0-9]{0,29}$/;
export const AppSchema = Type.String({ pattern: APP.source });

export function isApp(name: string): boolean {
  return APP.test(name);
}

/** Returns the name of an application's container. */
export function containerOf(app: AppName): string {
  return app === HOST ? HOST : `remote_${app}`;
}

/** Returns the schema of an object by application, of which the host is required. */
function schemaPerApp<Schema extends TSchema>(schema: Schema) {
  return Type.Intersect([Type.Object({ host: schema }), Type.Record(Type.String(), schema)]);
}

/** Excludes path separators, so that a version stays within its folder. */
const VERSION = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/;
export const VersionSchema = Type.String({ pattern: VERSION.source });

export function isVersion(version: string): boolean {
  return VERSION.test(version);
}

/** Returns `app@version`. */
export function releaseName({ app, version }: { readonly app: AppName; readonly version: string }): string {
  return `${app}@${version}`;
}

/** `sha384-…`, the format of Subresource Integrity. */
export const HashSchema = Type.String({ pattern: '^sha384-[A-Za-z0-9+/]{64}$' });
/** ISO timestamp in UTC. */
export const TimestampSchema = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?Z$' });

const files = {
  scripts: Type.Array(Type.String()),
  styles: Type.Array(Type.String()),
};
const BuildFilesSchema = Type.Object(files);
/** Files of a build, relative to its folder. */
export type BuildFiles = Readonly<Static<typeof BuildFilesSchema>>;

/** A path prefix: `/`, `/partner` or `/partner/rooms`. */
const PATH = '^/$|^(/[a-z0-9][a-z0-9-]*)+$';
export const PathSchema = Type.String({ pattern: PATH });

export function isPath(text: string): boolean {
  return new RegExp(PATH).test(text);
}

const MountSchema = Type.Object({
  /** Each with all paths below it; `/` is that of everything without another owner. */
  paths: Type.Array(PathSchema, { minItems: 1 }),
  /** Whether its pages are rendered on the server. */
  rendered: Type.Boolean(),
  /** Whether its paths may have a language prefix. */
  languages: Type.Boolean(),
  /** Whether search engines may list its pages, and the sitemap does. */
  indexed: Type.Boolean(),
  /** Whether its pages are for signed-in staff. */
  staff: Type.Boolean(),
});
/** Where the pages of a remote are, and how they are served. */
export type AppMount = Readonly<Static<typeof MountSchema>>;

const LabelSchema = Type.String({ minLength: 1 });
const LinkSchema = Type.Object({
  /** One of the host's `slots`. */
  slot: Type.String(),
  path: Type.String({ pattern: '^/' }),
  label: Type.Object({ en: LabelSchema, fr: LabelSchema, es: LabelSchema, ar: LabelSchema }),
  icon: Type.Optional(Type.String()),
});
/** A link of header, footer or navigation to a page of the remote, with its label in each language. */
export type AppLink = Readonly<Static<typeof LinkSchema>>;

const build = {
  /** The files that start the application. */
  ...files,
  /** Name of the remote's container, or `host`. */
  name: Type.String(),
  contractVersion: Type.Integer(),
  /** A remote needs a host with this number or a higher one; absent in builds from before there was one, 0. */
  contractMinor: Type.Optional(Type.Integer()),
  /** What it needs of the API; absent in builds from before it had levels. */
  api: Type.Optional(
    Type.Object({
      /** Of the API that its sources know. */
      level: Type.Integer(),
      /** What it uses that came after level 1, with its level: `POST /api/payments <.purpose=fine`. */
      needs: Type.Record(Type.String(), Type.Integer()),
    }),
  ),
  /** Package versions of the shared singletons. */
  singletons: Type.Record(Type.String(), Type.String()),
  /** Files of the remote's exposed module, and of the elements around its pages; of the host, around the pages for staff. */
  exposed: BuildFilesSchema,
  /** Where the pages of a remote are; absent in the host and in older builds (`completeOlderBuild`). */
  mount: Type.Optional(MountSchema),
  links: Type.Optional(Type.Array(LinkSchema)),
  /** Of a host, the places for links; absent in builds that have links of their own. */
  slots: Type.Optional(Type.Array(Type.String())),
  /** Further files of each route, by its pattern. */
  pages: Type.Record(Type.String(), BuildFilesSchema),
  /** Query parameters that each public page reads, by its pattern; a page without any is left out. */
  parameters: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** Files of each part of the texts, by language and part, `fr/common`; absent in builds without translations. */
  texts: Type.Optional(Type.Record(Type.String(), BuildFilesSchema)),
  /** Fonts of all pages. */
  fonts: Type.Array(Type.String()),
  /** Further fonts of the pages in a language, by the locale's code. */
  fontsByLocale: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
  /** File of the server build, if any; an absolute path in `build.json` of a development server. */
  server: Type.Optional(Type.String()),
};
export const BuildDescriptionSchema = Type.Object(build);
/** Description of a build: `build.json`. */
export type BuildDescription = Readonly<Static<typeof BuildDescriptionSchema>>;

export const ReleaseSchema = Type.Object({
  ...build,
  app: AppSchema,
  version: VersionSchema,
  /** The commit it was built from, with `+` when the tree had changes; absent outside of a checkout. */
  commit: Type.Optional(Type.String()),
  publishedAt: TimestampSchema,
  /** Increases from release to release of an application, such as the run number of its pipeline. */
  sequence: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Why it was published although it was not rendered. */
  unrendered: Type.Optional(Type.String()),
  /** Hash of every file, by its path inside the folder. */
  files: Type.Record(Type.String(), HashSchema),
});
/** One published version of one application: `release.json` in its folder. */
export type Release = Readonly<Static<typeof ReleaseSchema>>;

export const AttestationSchema = Type.Object({
  /** Hash of `release.json`. */
  releaseHash: HashSchema,
  /** Publishing team's signature of `release.json`; absent when published without a key. */
  signature: Type.Optional(SignatureSchema),
});
/** Expected hash of `release.json`, signed: `release.attestation.json` beside it. */
export type Attestation = Readonly<Static<typeof AttestationSchema>>;

const activated = {
  version: VersionSchema,
  /** Hash of `release.json`; absent in activations of older stores. */
  releaseHash: Type.Optional(HashSchema),
  activatedAt: Type.Optional(TimestampSchema),
  /** Activating team's signature of application, version and `releaseHash`. */
  signature: Type.Optional(SignatureSchema),
};
const ActivatedVersionSchema = Type.Object(activated);
export type ActivatedVersion = Readonly<Static<typeof ActivatedVersionSchema>>;

const ActiveVersionSchema = Type.Object({
  ...activated,
  activatedAt: TimestampSchema,
  /** Previously active versions, latest first: targets of a rollback. */
  previous: Type.Array(ActivatedVersionSchema),
});
export type ActiveVersion = Readonly<Static<typeof ActiveVersionSchema>>;

export const ActivationSchema = Type.Object({
  /** Increases with every activation. */
  revision: Type.Integer({ minimum: 1 }),
  activatedAt: TimestampSchema,
  apps: schemaPerApp(ActiveVersionSchema),
});
/** The active versions: `active.json`, the only document of a store that is replaced. */
export type Activation = Readonly<Static<typeof ActivationSchema>>;

/** Format of `active.json` before 1.1: names only. */
export const NamesOnlyActivationSchema = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  activatedAt: TimestampSchema,
  apps: schemaPerApp(Type.Object({ version: VersionSchema, before: Type.Array(VersionSchema) })),
});
