import { readFileSync } from 'node:fs';

const SOURCE = new URL('../src/contract/version.ts', import.meta.url);

/**
 * The contract's version, out of its one source: a bundler configuration is plain JavaScript and cannot import it.
 * @throws Error when the line is gone
 */
export function readContractVersion() {
  const [, version] = /export const CONTRACT_VERSION = (\d+);/.exec(readFileSync(SOURCE, 'utf8')) ?? [];
  if (!version) throw new Error(`${SOURCE.pathname} no longer says its version in one line`);
  return Number(version);
}
