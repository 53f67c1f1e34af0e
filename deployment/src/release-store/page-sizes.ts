import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { LOCALE_CODES, textPartOf } from 'shared-kit/domain';
import { ignoreNotFound } from 'shared-kit/server';
import Type, { type Static, type TSchema } from 'typebox';
import { parseDocument } from './parse-document.ts';
import { type AppName, type BuildDescription, BuildDescriptionSchema, type BuildFiles } from './release-schemas.ts';
import { type ReleaseStore, readActivation, readRelease, releaseFolder } from './release-store.ts';

const LIMITS_FILE = 'size-limits.json';
const LimitsSchema = Type.Intersect([Type.Object({ '*': Type.Number() }), Type.Record(Type.String(), Type.Number())]);
/**
 * Size limits in kB by route; `*` applies to all other routes, and in the host to the pages for visitors. They are up to
 * 0.5 kB above the measured sizes: the bundler hashes absolute paths for the ids of shared modules, so the same sources
 * compress to up to 0.2 kB more in another folder.
 */
type Limits = Readonly<Static<typeof LimitsSchema>>;

/** Brotli-compressed bytes of all scripts and styles of this application that a page loads, by route. */
type PageSizes = ReadonlyMap<string, number>;

export interface SizeReport {
  readonly lines: readonly string[];
  /** One line for each route above its limit. */
  readonly exceeded: readonly string[];
}

/**
 * Compares the sizes of a build's routes with their limits and with the active release.
 * @param folder of the application's sources, with `dist` and `size-limits.json`
 */
export async function reportPageSizes(store: ReleaseStore, app: AppName, folder: string): Promise<SizeReport> {
  const name = path.basename(folder);
  const limits = await readDocument(LimitsSchema, path.join(folder, LIMITS_FILE));
  const dist = path.join(folder, 'dist');
  const sizes = await measurePages(dist, await readDocument(BuildDescriptionSchema, path.join(dist, 'build.json')));
  let title = `${name}: kB of scripts and styles of a route, its limit, change since the active release`;
  const active = await measureActive(store, app).catch((error: Error) => {
    title += ` (which cannot be read: ${error.message})`;
    return undefined;
  });
  const routes = [...sizes].sort(([, one], [, other]) => other - one);
  const width = Math.max(...routes.map(([route]) => route.length));
  const describe = ([route, size]: [string, number]) => {
    const before = active?.get(route);
    const change = before === undefined ? (active ? 'new' : '') : describeChange(size - before);
    return `  ${route.padEnd(width)} ${inKb(size).padStart(6)} of ${limitOf(limits, route)} ${change}`.trimEnd();
  };
  return {
    lines: [title, ...routes.map(describe)],
    exceeded: routes
      .filter(([route, size]) => size > limitOf(limits, route) * 1000)
      .map(([route, size]) => `${name} ${route}: ${inKb(size)} kB, limit ${limitOf(limits, route)} (${LIMITS_FILE})`),
  };
}

/** Returns undefined when nothing is active. */
async function measureActive(store: ReleaseStore, app: AppName): Promise<PageSizes | undefined> {
  const version = (await readActivation(store))?.apps[app]?.version;
  const stored = version && (await readRelease(store, app, version));
  return stored ? measurePages(releaseFolder(store, app, version), stored.release) : undefined;
}

async function measurePages(folder: string, build: BuildDescription): Promise<PageSizes> {
  const pages = Object.entries(build.pages);
  const measure = async (parts: readonly (BuildFiles | undefined)[]) => {
    const files = new Set(parts.flatMap((part) => [...(part?.scripts ?? []), ...(part?.styles ?? [])]));
    const sizes = [...files].map((file) => measureFile(path.join(folder, decodeURIComponent(file))));
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };
  const routes: [string, readonly BuildFiles[]][] =
    pages.length > 0
      ? pages.map(([route, page]) => [route, [build.exposed, page]])
      : // The host, whose exposed files only the pages for staff need.
        [
          ['*', []],
          ['/login', [build.exposed]],
        ];
  const sizes = await Promise.all(
    routes.map(async ([route, parts]): Promise<[string, number]> => {
      const bytes = await measure([build, ...parts]);
      // A page has the texts of one language: the largest counts.
      const texts = await Promise.all(
        LOCALE_CODES.map((locale) =>
          measure([build.texts?.[`${locale}/common`], build.texts?.[`${locale}/${textPartOf(route)}`]]),
        ),
      );
      return [route, bytes + Math.max(...texts)];
    }),
  );
  return new Map(sizes);
}

async function measureFile(file: string): Promise<number> {
  const { size } = (await ignoreNotFound(stat(`${file}.br`))) ?? (await stat(file));
  return size;
}

async function readDocument<Schema extends TSchema>(schema: Schema, file: string): Promise<Static<Schema>> {
  return parseDocument(schema, await readFile(file, 'utf8'), file);
}

function limitOf(limits: Limits, route: string): number {
  return limits[route] ?? limits['*'];
}

function inKb(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

function describeChange(bytes: number): string {
  const change = inKb(bytes);
  return /^-?0\.0$/.test(change) ? '' : bytes > 0 ? `+${change}` : change;
}
