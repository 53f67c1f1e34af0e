import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { App } from '../release-store/release.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The folder in which an application's build stands in a checkout. */
export const BUILD_FOLDERS: Readonly<Record<App, string>> = {
  host: path.join(ROOT, 'host', 'dist'),
  public: path.join(ROOT, 'remote-public', 'dist'),
  admin: path.join(ROOT, 'remote-admin', 'dist'),
};
