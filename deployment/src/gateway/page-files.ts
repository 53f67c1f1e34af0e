import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST, splitPagePath } from 'shared-kit/contract';
import { DEFAULT_LOCALE, type LocaleCode, splitLocale, textPartOf } from 'shared-kit/domain';
import { hashBytes } from '../release-store/hash-folder.ts';
import type { AppName, BuildFiles } from '../release-store/release-schemas.ts';
import type { ServedApp, ServedReleases } from './served-releases.ts';
import { parseStyles, type StyleRule } from './shown-styles.ts';

/** Source maps, also compressed ones. Never served: only those with access to the store may read the sources. */
export const SOURCE_MAP = /\.map(\.\w+)?$/i;

/** A file that a page references. */
export interface PageFile {
  readonly href: string;
  readonly integrity?: string;
  /** Path on this machine; absent for a development server. */
  readonly path?: string;
  /** Chunk name by which the bundler's loader finds it in a page. */
  readonly chunk: string;
}

/** A style sheet whose rules are inlined into pages. */
export interface InlineStyle extends PageFile {
  readonly rules: readonly StyleRule[];
}

/** All files of a route, so that the browser discovers none of them late. */
export interface PageFiles {
  /** The pattern of the page's path, `/car/:carId`; undefined for a path without a page. */
  readonly route: string | undefined;
  readonly owner: AppName;
  readonly locale: LocaleCode;
  /** Entry scripts. */
  readonly scripts: readonly PageFile[];
  /** Modules that the scripts import. */
  readonly modules: readonly PageFile[];
  readonly styles: readonly PageFile[];
  readonly fonts: readonly PageFile[];
}

const NO_FILES: BuildFiles = { scripts: [], styles: [] };

/** What of a set of releases decides which files a page needs. */
type ServedSet = Pick<ServedReleases, 'apps' | 'mounts'>;

/** @param language of a page whose path has no language prefix */
export function filesForPath({ apps, mounts }: ServedSet, pathname: string, language = DEFAULT_LOCALE): PageFiles {
  const { host } = apps;
  const { owner, locale, path } = splitPagePath(pathname, mounts, language);
  const { scripts, fonts, fontsByLocale } = host.build;
  const start = {
    owner,
    locale,
    scripts: toFiles(host, scripts),
    fonts: toFiles(host, [...fonts, ...(fontsByLocale?.[locale] ?? [])]),
  };
  const isForStaff = owner === HOST || mounts[owner]?.staff;
  const frame = isForStaff ? host.build.exposed : NO_FILES;
  const hostStyles = toFiles(host, [...host.build.styles, ...frame.styles]);
  const hostModules = toFiles(host, [...textsOf(host, locale), ...frame.scripts]);
  const remote = apps[owner];
  if (owner === HOST || !remote) return { ...start, route: pathname, modules: hostModules, styles: hostStyles };

  const [route, page] = findPage(remote, path) ?? [];
  const needed: BuildFiles[] = [remote.build, remote.build.exposed, page ?? NO_FILES];
  return {
    ...start,
    route,
    // Parts of a page may need the same file.
    modules: [
      ...hostModules,
      ...toFiles(remote, [...textsOf(remote, locale, route), ...new Set(needed.flatMap(({ scripts }) => scripts))]),
    ],
    styles: [...hostStyles, ...toFiles(remote, [...new Set(needed.flatMap(({ styles }) => styles))])],
  };
}

/**
 * Returns the URL of a rendered page with the query parameters that the page reads, in one order. Others, such as those of
 * advertisements, do not change the page, and must not cost another rendering. A release that does not describe the
 * parameters keeps all.
 */
export function ownUrl(url: string, remote: ServedApp): string {
  const [pathname = ''] = url.split('?', 1);
  const query = url.slice(pathname.length + 1);
  const { parameters } = remote.build;
  if (!query || !parameters) return url;
  const [route = ''] = findPage(remote, splitLocale(pathname).path) ?? [];
  const asked = new URLSearchParams(query);
  const own = (parameters[route] ?? []).flatMap((name) =>
    asked.getAll(name).map((value): [string, string] => [name, value]),
  );
  return own.length > 0 ? `${pathname}?${new URLSearchParams(own)}` : pathname;
}

/** Relative URLs of a style sheet, which must become absolute in a page. */
const RELATIVE_ADDRESS = /url\((['"]?)(?!['"]?(?:[a-z]+:|\/|#))/g;

/**
 * Reads a style sheet to inline it into a page.
 * @throws Error when it was changed since it was published
 */
export async function readInlineStyle(file: PageFile): Promise<InlineStyle> {
  const { href, integrity, path } = file;
  if (!path || !integrity) throw new Error(`${href} is not a file of a release`);
  const content = await readFile(path);
  if (hashBytes(content) !== integrity) throw new Error(`${path} was changed since it was published`);
  const folder = href.slice(0, href.lastIndexOf('/') + 1);
  // The content must not end the style element.
  const css = content.toString().replaceAll('</', '<\\/').replaceAll(RELATIVE_ADDRESS, `url($1${folder}`);
  return { ...file, rules: parseStyles(css) };
}

/** Decodes a path as the router does; undefined for a malformed one. */
export function decodePath(pathname: string): string | undefined {
  try {
    // An encoded slash stays within its segment.
    const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'));
    // PostgreSQL text cannot contain NUL.
    return pathname.includes('%00') ? undefined : segments.join('/');
  } catch {
    return undefined;
  }
}

/** Returns the application's page for a path; undefined if none matches. */
function findPage({ build }: ServedApp, pathname: string): [route: string, BuildFiles] | undefined {
  const path = decodePath(pathname)?.replace(/(?<=.)\/+$/, '');
  if (path === undefined) return undefined;
  return Object.entries(build.pages).find(([pattern]) => toExpression(pattern).test(path));
}

/** Converts `/car/:carId` to an expression: a parameter is one segment; case-insensitive like the router. */
function toExpression(pattern: string): RegExp {
  const segments = pattern.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : segment));
  return new RegExp(`^${segments.join('/')}$`, 'i');
}

/** Returns the files with the texts of a route: those of every page, and its own part if there is one. */
function textsOf({ build: { texts = {} } }: ServedApp, locale: LocaleCode, route?: string): string[] {
  const parts = [texts[`${locale}/common`], texts[`${locale}/${textPartOf(route ?? '')}`]];
  return parts.flatMap((files) => files?.scripts ?? []);
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
