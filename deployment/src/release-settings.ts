import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { userInfo } from 'node:os';
import path from 'node:path';
import { readPrivateKeys } from './release-store/signature.ts';

export type Env = Readonly<Record<string, string | undefined>>;

const DEFAULT_RETENTION_DAYS = '7';

/** The folder of the release store, absolute. */
export function readReleaseStore(env: Env): string {
  return path.resolve(env.RELEASE_STORE?.trim() || '.releases');
}

/** The teams' private keys at hand, usually one. @throws Error with one line that names the setting, never its value */
export async function readSigningKeys(env: Env): Promise<KeyObject[]> {
  const setting = env.RELEASE_SIGNING_KEY?.trim();
  if (!setting) return [];
  try {
    return readPrivateKeys(setting.startsWith('-----BEGIN') ? setting : await readFile(setting, 'utf8'));
  } catch (error) {
    // A key in one line is no path to be shown.
    const { code, message } = error as NodeJS.ErrnoException;
    const reason = code === 'ENOENT' || code === 'ENAMETOOLONG' ? 'there is no such file' : message;
    throw new Error(`RELEASE_SIGNING_KEY: expected a private key as PEM, or the path of its file: ${reason}`);
  }
}

/** @throws Error with one line that names the setting whose value is wrong */
export function readRetentionDays(env: Env): string {
  const days = env.RELEASE_RETENTION_DAYS?.trim() || DEFAULT_RETENTION_DAYS;
  if (!/^\d{1,4}$/.test(days)) throw new Error(`RELEASE_RETENTION_DAYS is "${days}": expected a number of days`);
  return days;
}

/** Who gives a command: of a pipeline the person who started it, otherwise the account. */
export function readActor(env: Env): string {
  if (env.GITHUB_ACTOR?.trim()) return env.GITHUB_ACTOR.trim();
  try {
    return userInfo().username;
  } catch {
    // The account of a container may have no name.
    return `account ${process.getuid?.() ?? 'unknown'}`;
  }
}
