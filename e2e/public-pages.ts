import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The patterns of all public pages, as the build under test describes them. */
export const PUBLIC_PATTERNS: readonly string[] = Object.keys(
  JSON.parse(readFileSync(path.join(__dirname, '../remote-public/dist/build.json'), 'utf8')).pages,
);

/** The paths of those that are one page. */
export const PUBLIC_PATHS = PUBLIC_PATTERNS.filter((pattern) => !pattern.includes(':'));
