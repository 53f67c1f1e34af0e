import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isPersonalPath } from 'shared-kit/domain';

/** The patterns of all public pages, as the build under test describes them. */
export const PUBLIC_PATTERNS: readonly string[] = Object.keys(
  JSON.parse(readFileSync(path.join(__dirname, '../remote-public/dist/build.json'), 'utf8')).pages,
);

/** Paths of the pages without parameters. */
export const PUBLIC_PATHS = PUBLIC_PATTERNS.filter((pattern) => !pattern.includes(':'));

/** Paths of the pages that search engines may list. */
export const LISTED_PATHS = PUBLIC_PATHS.filter((path) => !isPersonalPath(path));
