import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/**
 * The applications that are released separately, by the folder of their sources.
 * @type {Readonly<Record<string, 'host' | 'public' | 'admin'>>}
 */
export const APPS = { host: 'host', 'remote-public': 'public', 'remote-admin': 'admin' };
