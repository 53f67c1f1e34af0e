import Type, { type Static, type TProperties } from 'typebox';
import { SignatureSchema } from './signature.ts';

/** The applications that are released separately. */
export const APPS = ['host', 'public', 'admin'] as const;
export type App = (typeof APPS)[number];

export function isApp(name: string): name is App {
  return (APPS as readonly string[]).includes(name);
}

export const AppSchema = Type.Union([Type.Literal('host'), Type.Literal('public'), Type.Literal('admin')]);

/** An object with one property for each application. */
export function forEachApp<Schema extends TProperties[string]>(schema: Schema) {
  return Type.Object({ host: schema, public: schema, admin: schema });
}

/** Letters, digits and the marks of a version number: nothing that leads out of a folder. */
const VERSION = /^[A-Za-z0-9][A-Za-z0-9._+-]{0,63}$/;
export const VersionSchema = Type.String({ pattern: VERSION.source });

export function isVersion(version: string): boolean {
  return VERSION.test(version);
}

/** `sha384-…`, in the form that browsers check. */
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

const build = {
  /** The files that start the application. */
  ...files,
  /** Of a remote: the name of its container. */
  name: Type.String(),
  contractVersion: Type.Integer(),
  /** Package versions of the modules that exist once on a page. */
  singletons: Type.Record(Type.String(), Type.String()),
  /** Of a remote: what its entry leads to. */
  exposed: BuildFilesSchema,
  /** What each route needs besides, by its pattern. */
  pages: Type.Record(Type.String(), BuildFilesSchema),
  fonts: Type.Array(Type.String()),
  /** The file that renders pages on the server, where there is one. */
  server: Type.Optional(Type.String()),
};
export const BuildDescriptionSchema = Type.Object(build);
/** What a build says of itself: `build.json`. */
export type BuildDescription = Readonly<Static<typeof BuildDescriptionSchema>>;

export const ReleaseSchema = Type.Object({
  ...build,
  app: AppSchema,
  version: VersionSchema,
  /** The commit it was built from, with `+` when the tree had changes; absent outside of a checkout. */
  commit: Type.Optional(Type.String()),
  publishedAt: TimestampSchema,
  /** Grows from release to release of an application, such as the run number of its pipeline. */
  sequence: Type.Optional(Type.Integer({ minimum: 0 })),
  /** Hash of every file, by its path inside the folder. */
  files: Type.Record(Type.String(), HashSchema),
});
/** One published version of one application: `release.json` in its folder. */
export type Release = Readonly<Static<typeof ReleaseSchema>>;

export const AttestationSchema = Type.Object({
  /** Of the bytes of `release.json`. */
  releaseHash: HashSchema,
  /** Of the publishing team, over the bytes of `release.json`; absent when it was published without a key. */
  signature: Type.Optional(SignatureSchema),
});
/** What `release.json` must be: `release.attestation.json` beside it. */
export type Attestation = Readonly<Static<typeof AttestationSchema>>;

const activated = {
  version: VersionSchema,
  /** Of the bytes of `release.json`; absent in what was activated before it was recorded. */
  releaseHash: Type.Optional(HashSchema),
  activatedAt: Type.Optional(TimestampSchema),
  /** Of the activating team, over application, version and `releaseHash`. */
  signature: Type.Optional(SignatureSchema),
};
const ActivatedVersionSchema = Type.Object(activated);
export type ActivatedVersion = Readonly<Static<typeof ActivatedVersionSchema>>;

const ActiveVersionSchema = Type.Object({
  ...activated,
  activatedAt: TimestampSchema,
  /** What was active before, the latest first: where a rollback goes. */
  previous: Type.Array(ActivatedVersionSchema),
});
export type ActiveVersion = Readonly<Static<typeof ActiveVersionSchema>>;

export const ActivationSchema = Type.Object({
  /** Grows with every activation. */
  revision: Type.Integer({ minimum: 1 }),
  activatedAt: TimestampSchema,
  apps: forEachApp(ActiveVersionSchema),
});
/** What is active, the one document of a store that is replaced: `active.json`. */
export type Activation = Readonly<Static<typeof ActivationSchema>>;

/** `active.json` as versions before 1.1 wrote it: names only. */
export const NamesOnlyActivationSchema = Type.Object({
  revision: Type.Integer({ minimum: 1 }),
  activatedAt: TimestampSchema,
  apps: forEachApp(Type.Object({ version: VersionSchema, before: Type.Array(VersionSchema) })),
});
