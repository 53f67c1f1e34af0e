import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ownerOfPath } from 'shared-kit/contract';
import { hashBytes } from '../release-store/hash-folder.ts';
import type { BuildFiles } from '../release-store/release.ts';
import type { ServedApp, ServedApps } from './active-releases.ts';

/** A file as a page asks for it. */
export interface PageFile {
  readonly href: string;
  readonly integrity?: string;
  /** Where it stands on this machine, unless a development server holds it. */
  readonly path?: string;
  /** The name by which the bundler's loader looks for it in a page. */
  readonly chunk: string;
}

/** A style sheet whose rules stand in the page. */
export interface InlineStyle extends PageFile {
  readonly css: string;
}

/** Everything that a route needs, so that nothing has to be discovered by running a script first. */
export interface PageFiles {
  /** The pattern of the page's path, `/car/:carId`; undefined for a path without a page. */
  readonly route: string | undefined;
  /** What the page runs. */
  readonly scripts: readonly PageFile[];
  /** Modules that those will import. */
  readonly modules: readonly PageFile[];
  readonly styles: readonly PageFile[];
  readonly fonts: readonly PageFile[];
}

export function filesForPath({ host, ...remotes }: ServedApps, pathname: string): PageFiles {
  const owner = ownerOfPath(pathname);
  const start = { scripts: toFiles(host, host.build.scripts), fonts: toFiles(host, host.build.fonts) };
  const hostStyles = toFiles(host, host.build.styles);
  if (owner === 'host') return { ...start, route: pathname, modules: [], styles: hostStyles };

  const remote = remotes[owner];
  const [route, page] = findPage(remote, pathname) ?? [];
  const needed: BuildFiles[] = [remote.build, remote.build.exposed, page ?? { scripts: [], styles: [] }];
  return {
    ...start,
    route,
    // Parts of a page may need the same file.
    modules: toFiles(remote, [...new Set(needed.flatMap(({ scripts }) => scripts))]),
    styles: [...hostStyles, ...toFiles(remote, [...new Set(needed.flatMap(({ styles }) => styles))])],
  };
}

/** The hash of every script of every application by its address: for an import map. */
export function pinnedModules(apps: ServedApps): Record<string, string> {
  return Object.fromEntries(
    Object.values(apps).flatMap(({ baseUrl, hashes = {} }) =>
      Object.entries(hashes)
        .filter(([file]) => file.endsWith('.js'))
        .map(([file, hash]) => [baseUrl + file, hash]),
    ),
  );
}

/** Addresses in a style sheet are relative to it, and in a page to the page. */
const RELATIVE_ADDRESS = /url\((['"]?)(?!['"]?(?:[a-z]+:|\/|#))/g;

/**
 * Reads a style sheet that is to stand in a page.
 * @throws Error when it is not what was published
 */
export async function readInlineStyle(file: PageFile): Promise<InlineStyle> {
  const { href, integrity, path } = file;
  if (!path || !integrity) throw new Error(`${href} is no file of a release`);
  const content = await readFile(path);
  if (hashBytes(content) !== integrity) throw new Error(`${path} was changed since it was published`);
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  // Nothing in it may end the element that it stands in.
  const css = content.toString().replaceAll('</', '<\\/').replaceAll(RELATIVE_ADDRESS, `url($1${folder}`);
  return { ...file, css };
}

/** A path as the router of the pages reads it; undefined for one that is no text. */
export function decodePath(pathname: string): string | undefined {
  try {
    // An encoded slash stays within its segment.
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
    // No database takes a NUL for text.
    return pathname.includes('%00') ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

/** Which page of the application a path shows; undefined for one that it does not know. */
function findPage({ build }: ServedApp, pathname: string): [route: string, BuildFiles] | undefined {
  const path = decodePath(pathname)?.replace(/(?<=.)\/+$/, '');
  if (path === undefined) return undefined;
  return Object.entries(build.pages).find(([pattern]) => toExpression(pattern).test(path));
}

/** `/car/:carId` as an expression: a parameter is one segment, and case makes no difference, as for the router. */
function toExpression(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
  return new RegExp(`^${segments.join('/')}$`, 'i');
}

function toFiles({ build, baseUrl, folder, hashes }: ServedApp, files: readonly string[]): PageFile[] {
  return files.map((file) => {
    const integrity = hashes?.[file];
    return {
      href: baseUrl + file,
      ...(integrity && { integrity }),
      ...(folder && { path: path.join(folder, file) }),
      chunk: `${build.name}:chunk-${file.split('.')[0]}`,
    };
  });
}
