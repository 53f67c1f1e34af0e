import { execFileSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { readPaymentUrl, readSiteSettings } from 'shared-kit/domain';
import { assertApiFits } from './assert-api-fits.ts';
import { assertRenderable, assertSetRenderable, report } from './assert-renderable.ts';
import { findBuildFolders } from './local-stack/publish-builds.ts';
import { activateReleases, removeApp, rollBack } from './release-store/activate-releases.ts';
import { GATEWAY } from './release-store/activation-history.ts';
import type { Versions } from './release-store/assert-activatable.ts';
import {
  describeHistory,
  describePreviews,
  describeReleases,
  describeStatus,
} from './release-store/describe-releases.ts';
import { inspectStore } from './release-store/inspect-store.ts';
import { oneLine } from './release-store/one-line.ts';
import { createPreview, endPreview, listPreviews } from './release-store/previews.ts';
import { pruneReleases } from './release-store/prune-releases.ts';
import { publishRelease } from './release-store/publish-release.ts';
import { pullReleases } from './release-store/release-bucket.ts';
import { type AppName, isApp } from './release-store/release-schemas.ts';
import {
  isReleaseStore,
  listReleases,
  nameOf,
  type ReleaseStore,
  readActivation,
} from './release-store/release-store.ts';
import { readPublicKey } from './release-store/signature.ts';
import {
  addKey,
  admitApp,
  describeKeys,
  dismissApp,
  findTeamKey,
  keysOf,
  OPERATOR,
  readTrustedKeys,
  removeKey,
  resolveKeysFile,
  type TrustedKeys,
} from './release-store/trusted-keys.ts';
import { findAdmissionProblems } from './release-store/verify-release.ts';
import {
  type Env,
  RETENTION_DAYS,
  readActor,
  readApiAddress,
  readBrowser,
  readRetentionDays,
  readServiceWorkerSwitch,
  readSigningKeys,
} from './settings.ts';

/** How long the link of a preview is valid. */
const PREVIEW_HOURS = 72;
/** Versions of each application that `prune` keeps, however old. */
const KEPT_VERSIONS = 5;

const USAGE = `usage:
  release publish <app> [--folder BUILD] [--version NAME] [--sequence N] [--commit SHA] [--unrendered WHY]
  release activate <app>@<version> [<app>@<version> …] [--older] [--unrendered WHY] [--reason TEXT] [--by NAME]
  release activate --commit SHA [--older] [--unrendered WHY] [--reason TEXT] [--by NAME]
  release rollback <app>[@<version>] [<app>[@<version>] …] [--reason TEXT] [--by NAME]
  release preview <app>@<version> [<app>@<version> …] [--hours ${PREVIEW_HOURS}] [--by NAME]
  release preview --end ID
  release previews [--json]
  release list [--history] [--json]
  release status [--json]
  release prune [--keep ${KEPT_VERSIONS}] [--days ${RETENTION_DAYS}]
  release apps list
  release apps add <app> --paths PATH [--paths PATH …] --key FILE [--after PATH]
  release apps remove <app> [--reason TEXT] [--by NAME]
  release keys list
  release keys create|rotate <app> --out FILE
  release keys remove <app> <id>
  release export <folder>
An app is host, or the name of a remote.`;

/** Exit code of `status` for a store with damage; 1 means that the command itself failed. */
const DAMAGED = 2;
const MAX_NAME_LENGTH = 100;
const MAX_REASON_LENGTH = 500;

const TEXT = { type: 'string' } as const;
const FLAG = { type: 'boolean', default: false } as const;
const BUILD = { folder: TEXT, version: TEXT, sequence: TEXT, commit: TEXT };
const WHO_AND_WHY = { by: TEXT, reason: TEXT };

interface ReleaseCommandOptions {
  readonly env: Env;
  /** Reports problems that do not stop the command. */
  readonly warn: (line: string) => void;
  /** Called when a report was made, but what it reports is wrong. */
  readonly setExitCode?: (code: number) => void;
}

interface Context extends ReleaseCommandOptions {
  readonly store: ReleaseStore;
  readonly args: readonly string[];
}

const COMMANDS: Readonly<Record<string, (context: Context) => Promise<string>>> = {
  publish,
  activate,
  rollback,
  preview,
  previews,
  list,
  status,
  prune,
  apps,
  keys,
  export: exportActive,
};

/**
 * Runs one command and returns its output, with --json as JSON.
 * @throws Error with one line per reason
 */
export async function runReleaseCommand(
  store: ReleaseStore,
  args: readonly string[],
  { env, warn, setExitCode }: ReleaseCommandOptions,
): Promise<string> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) throw new Error(USAGE);
  await pullReleases(store, 'all');
  if (command !== publish && command !== keys && !(await isReleaseStore(store)))
    throw new Error(`RELEASE_STORE: ${nameOf(store)} is not a release store; only publish creates one`);
  const warned = new Set<string>();
  return command({
    store,
    args: rest,
    env,
    ...(setExitCode && { setExitCode }),
    warn(lines) {
      for (const line of lines.split('\n')) {
        if (!warned.has(line)) warn(line);
        warned.add(line);
      }
    },
  });
}

async function publish({ store, args, env, warn }: Context): Promise<string> {
  const { positionals, values } = parse(args, { ...BUILD, unrendered: TEXT });
  const unrendered = readText(values.unrendered);
  const app = readApp(positionals[0]);
  const keys = await readKeys(store, env);
  // Before publishing: without the key, the release could not be activated.
  const signingKey = findTeamKey(keys, app, await readSigningKeys(env));
  const folder = values.folder ?? (await findBuildFolders())[app];
  if (!folder) throw new Error(`${app} is not an app of this checkout: --folder names its build\n${USAGE}`);
  const isNew = !(await isReleaseStore(store));
  const release = await publishRelease(store, {
    app,
    folder,
    version: values.version,
    commit: values.commit ?? readCommit(),
    sequence: values.sequence === undefined ? undefined : readNumber(values.sequence),
    signingKey,
    unrendered,
    check: async (checked) => {
      const problems = findAdmissionProblems(checked, keys);
      if (problems.length > 0) throw new Error(problems.join('\n'));
      await assertRenderable(store, checked, { folder, keys, warn, unrendered, browser: readBrowser(env) });
    },
  });
  // A misspelt path must not pass for a release.
  if (isNew) warn(`${nameOf(store)} was created: it was not a release store before`);
  return `Published ${app}@${release.version}; nobody sees it until: release activate ${app}@${release.version}`;
}

async function activate({ store, args, env, warn }: Context): Promise<string> {
  const { positionals, values } = parse(args, { ...WHO_AND_WHY, older: FLAG, unrendered: TEXT, commit: TEXT });
  const unrendered = readText(values.unrendered);
  const reason = [values.reason, unrendered && `not rendered: ${unrendered}`].filter(Boolean).join('; ');
  if (values.commit && positionals.length > 0) throw new Error(`--commit names the versions itself\n${USAGE}`);
  const versions = values.commit ? await findVersions(store, values.commit) : readVersions(positionals);
  const api = readApiAddress(env);
  const { activation, isChanged } = await activateReleases(store, versions, {
    ...readWho({ ...values, reason }, env),
    keys: await readKeys(store, env),
    signingKeys: await readSigningKeys(env),
    allowOlder: values.older ?? false,
    async check(set) {
      const check = { unrendered, warn, browser: readBrowser(env) };
      const chosen = Object.values(set).filter(({ app, version }) => versions[app] === version);
      if (api) await assertApiFits(chosen, api).catch((error: Error) => report([error.message], check));
      await assertSetRenderable(store, set, check);
    },
    warn,
  });
  const names = Object.entries(versions)
    .map(([app, version]) => `${app}@${version}`)
    .join(', ');
  if (!isChanged) return `Active already: ${names} (activation ${activation.revision}); nothing was changed`;
  return `Active: ${names} (activation ${activation.revision})`;
}

async function rollback({ store, args, env, warn }: Context): Promise<string> {
  const { positionals, values } = parse(args, WHO_AND_WHY);
  const operands = readOperands(positionals);
  const rolledBack = operands.map(({ app }) => app);
  const isToVersion = operands.some(({ version }) => version);
  if (isToVersion && !operands.every(({ version }) => version))
    throw new Error(`To roll back to versions, name a version for each application, or for none\n${USAGE}`);
  const to = isToVersion && { to: readVersions(positionals) };
  const options = { ...readWho(values, env), ...to, keys: await readKeys(store, env), warn };
  const { apps, revision } = await rollBack(store, rolledBack, options);
  const names = rolledBack.map((app) => `${app}@${apps[app]?.version}`);
  return `Active: ${names.join(', ')} again (activation ${revision})`;
}

async function preview({ store, args, env, warn }: Context): Promise<string> {
  const { positionals, values } = parse(args, { hours: TEXT, by: TEXT, end: TEXT });
  if (values.end !== undefined) {
    await endPreview(store, values.end);
    return `The preview ${values.end} has ended`;
  }
  const { token, preview } = await createPreview(store, readVersions(positionals), {
    hours: readNumber(values.hours ?? String(PREVIEW_HOURS)),
    by: readWho(values, env).by,
    keys: await readKeys(store, env),
    warn,
  });
  return [
    `${env.SITE_URL?.trim().replace(/\/$/, '') ?? ''}/?preview=${token}`,
    `shows ${positionals.join(' ')} to those who have this link, until ${preview.expiresAt}; it is not shown again.`,
    `/?preview=off ends it for one browser, and for everybody: release preview --end ${preview.id}`,
  ].join('\n');
}

async function previews({ store, args }: Context): Promise<string> {
  const { values } = parse(args, { json: FLAG });
  const listed = await listPreviews(store);
  return values.json ? toJson(listed) : describePreviews(listed);
}

async function list({ store, args, env, warn }: Context): Promise<string> {
  const { values } = parse(args, { json: FLAG, history: FLAG });
  const report = await inspectStore(store, await readKeys(store, env));
  for (const line of report.damage) warn(line);
  if (!values.json) return values.history ? describeHistory(report.history) : describeReleases(report);
  const { activation, releases, damage, history } = report;
  return toJson({ activation, releases, damage, ...(values.history && { history }) });
}

async function status({ store, args, env, setExitCode }: Context): Promise<string> {
  const { values } = parse(args, { json: FLAG });
  const keys = await readKeys(store, env);
  const report = await inspectStore(store, keys);
  const { activation, history, previews, health, damage } = report;
  if (damage.length > 0) setExitCode?.(DAMAGED);
  if (!values.json) return describeStatus(report, keys);
  const apps = Object.keys({ ...activation?.apps, ...keys });
  const ids = Object.fromEntries(apps.map((app) => [app, keysOf(keys, app).map(({ id }) => id)]));
  return toJson({ activation, lastActivation: history[0], previews, health, keys: ids, damage });
}

async function prune({ store, args, env }: Context): Promise<string> {
  const { values } = parse(args, { keep: TEXT, days: TEXT });
  const keep = readNumber(values.keep ?? String(KEPT_VERSIONS));
  const days = readNumber(values.days ?? readRetentionDays(env));
  const removed = await pruneReleases(store, { keep, days });
  if (removed.length === 0) return 'Nothing to remove';
  return removed.map(({ app, version }) => `Removed ${app}@${version}`).join('\n');
}

async function apps({ store, args, env, warn }: Context): Promise<string> {
  const { positionals, values } = parse(args, {
    ...WHO_AND_WHY,
    paths: { ...TEXT, multiple: true },
    key: TEXT,
    after: TEXT,
  });
  const [action, name] = positionals;
  const file = resolveKeysFile(env.RELEASE_KEYS, store.root);
  const keys = await readTrustedKeys(file);
  const activation = await readActivation(store);
  if (action === 'list') return describeKeys(activation, keys);
  const app = readApp(name);
  if (action === 'add' && file && values.paths && values.key) {
    const key = readPublicKey(await readFile(values.key, 'utf8'));
    const { paths, after } = values;
    await admitApp(file, app, { paths, keys: [key], ...(after && { after }) }, await readSigningKeys(env));
    return `${app} is admitted with ${values.paths.join(', ')}; its team publishes and activates it with the key ${key.id}`;
  }
  if (action !== 'remove')
    throw new Error(file ? USAGE : 'RELEASE_KEYS: set it to the path of the file of trusted keys');
  if (!activation?.apps[app] && !keys[app]) throw new Error(`${app} is neither admitted nor active`);
  findTeamKey(keys, OPERATOR, await readSigningKeys(env));
  const removal = await removeApp(store, app, { ...readWho(values, env), keys, warn });
  if (file && keys[app]) await dismissApp(file, app);
  return `${app} is removed${removal ? ` (activation ${removal.revision})` : ''}`;
}

async function keys({ store, args, env }: Context): Promise<string> {
  const { positionals, values } = parse(args, { out: TEXT });
  const [action, name, id] = positionals;
  const file = resolveKeysFile(env.RELEASE_KEYS, store.root);
  if (action === 'list') return describeKeys(await readActivation(store), await readTrustedKeys(file));
  if (!file) throw new Error('RELEASE_KEYS: set it to the path of the file of trusted keys, outside of the store');
  if (action === 'remove') {
    await removeKey(file, readKeyOwner(name), id ?? '');
    return `${id} is no longer trusted for ${name}`;
  }
  if ((action !== 'create' && action !== 'rotate') || !values.out) throw new Error(USAGE);
  const app = readKeyOwner(name);
  // The first key creates the file.
  const known = keysOf(await readTrustedKeys(file).catch(() => ({})), app);
  if (action === 'create' && known.length > 0) throw new Error(`${app} has a key already: keys rotate ${app}`);
  if (action === 'rotate' && known.length === 0) throw new Error(`${app} has no key yet: keys create ${app}`);
  const key = await addKey(file, app, values.out);
  const old = known.map((other) => `; then: release keys remove ${app} ${other.id}`).join('');
  return `${values.out} is the private key ${key.id} of ${app}: give it to that team as RELEASE_SIGNING_KEY${old}`;
}

async function exportActive({ store, args, env, warn }: Context): Promise<string> {
  const [folder] = parse(args, {}).positionals;
  if (!folder) throw new Error(USAGE);
  // Imported here, since only this command composes pages.
  const { exportSite } = await import('./gateway/export-site.ts');
  const log = { error: (details: unknown) => warn(typeof details === 'string' ? details : JSON.stringify(details)) };
  const options = { releaseKeys: resolveKeysFile(env.RELEASE_KEYS, store.root), log };
  const files = {
    site: readSiteSettings(env),
    isServiceWorkerOn: readServiceWorkerSwitch(env),
    paymentUrl: readPaymentUrl(env),
  };
  await exportSite(store, files, path.resolve(folder), options);
  return `${folder} holds the site as files; route /api and /media to the API, and paths without a file to 404.html`;
}

function parse<Options extends NonNullable<ParseArgsConfig['options']>>(args: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`);
  }
}

function readKeys(store: ReleaseStore, env: Env): Promise<TrustedKeys> {
  return readTrustedKeys(resolveKeysFile(env.RELEASE_KEYS, store.root));
}

function readApp(name: string | undefined): AppName {
  const app = readKeyOwner(name);
  if (app === OPERATOR) throw new Error(`${OPERATOR} is not an app, but who admits them\n${USAGE}`);
  return app;
}

/** Returns the name of an application, or the operator's. */
function readKeyOwner(name: string | undefined): AppName {
  if (!name || !isApp(name)) throw new Error(`${name ?? 'Nothing'} is not an app\n${USAGE}`);
  return name;
}

/** Reads `<app>` or `<app>@<version>`, each application once. */
function readOperands(operands: readonly string[]): { readonly app: AppName; readonly version: string | undefined }[] {
  if (operands.length === 0) throw new Error(USAGE);
  const read = operands.map((operand) => {
    const [name, version, ...rest] = operand.split('@');
    if (version === '' || rest.length > 0) throw new Error(`"${operand}" is not <app>@<version>\n${USAGE}`);
    return { app: readApp(name), version };
  });
  for (const { app } of read) {
    const named = operands.filter((_, index) => read[index]?.app === app);
    if (named.length > 1) throw new Error(`${app} is named twice: ${named.join(', ')}\n${USAGE}`);
  }
  return read;
}

function readVersions(operands: readonly string[]): Versions {
  const versions = readOperands(operands).map(({ app, version }) => {
    if (!version) throw new Error(`"${app}" is not <app>@<version>\n${USAGE}`);
    return [app, version];
  });
  return Object.fromEntries(versions);
}

/** Returns the newest version of each application that was published of the commit. */
async function findVersions(store: ReleaseStore, commit: string): Promise<Versions> {
  const { releases, damage } = await listReleases(store);
  // One that cannot be read may be of the commit.
  if (damage.length > 0) throw new Error(damage.join('\n'));
  const versions: Record<AppName, string> = {};
  for (const { app, version, ...release } of releases) if (release.commit === commit) versions[app] ??= version;
  if (Object.keys(versions).length === 0) throw new Error(`Nothing was published of the commit ${commit}`);
  return versions;
}

function readNumber(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`"${text}" is not a number\n${USAGE}`);
  return Number(text);
}

/** Returns actor and reason as one line each, for terminals. */
function readWho({ by, reason }: { by?: string; reason?: string }, env: Env): { by: string; reason?: string } {
  const name = oneLine(by ?? readActor(env), MAX_NAME_LENGTH);
  if (name === GATEWAY) throw new Error(`"${GATEWAY}" is reserved for automatic rollbacks by a gateway`);
  return { by: name, ...(reason && { reason: oneLine(reason, MAX_REASON_LENGTH) }) };
}

/** @throws Error when the option was given without a text */
function readText(text: string | undefined): string | undefined {
  if (text?.trim() === '') throw new Error(`--unrendered needs a reason\n${USAGE}`);
  return text && oneLine(text, MAX_REASON_LENGTH);
}

function toJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

/** Returns the commit of the checkout, with `+` if it has changes; undefined outside of a checkout. */
function readCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return undefined;
  }
}
