import { fileURLToPath } from 'node:url';

/** Absolute path of the repository. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The separately released applications, by the folder of their sources.
 * @type {Readonly<Record<string, 'host' | 'public' | 'admin'>>}
 */
export const APPS = { host: 'host', 'remote-public': 'public', 'remote-admin': 'admin' };
