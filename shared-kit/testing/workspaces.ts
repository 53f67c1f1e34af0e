import { readFileSync } from 'node:fs';
import path from 'node:path';

const readPackage = (folder: string) =>
  JSON.parse(readFileSync(path.join(__dirname, '../..', folder, 'package.json'), 'utf8'));

/** The folders of all parts of this repository. */
export const WORKSPACES: readonly string[] = readPackage('.').workspaces;
/** Those of the applications: host and remotes. */
export const APPLICATIONS = WORKSPACES.filter((folder) => readPackage(folder).application);
/** Their folders by their names. */
export const FOLDERS: Readonly<Record<string, string>> = Object.fromEntries(
  APPLICATIONS.map((folder) => [readPackage(folder).application.name, folder]),
);
