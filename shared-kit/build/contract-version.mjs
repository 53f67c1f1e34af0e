import { readFileSync } from 'node:fs';

const SOURCE = new URL('../src/contract/version.ts', import.meta.url);

/**
 * Parses the contract version from its TypeScript source, which the bundler configurations (JavaScript) cannot import.
 * @throws Error when the line is missing
 */
export function readContractVersion() {
  const [, version] = /export const CONTRACT_VERSION = (\d+);/.exec(readFileSync(SOURCE, 'utf8')) ?? [];
  if (!version) throw new Error(`${SOURCE.pathname} does not export CONTRACT_VERSION in one line`);
  return Number(version);
}
