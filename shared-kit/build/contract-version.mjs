import { readFileSync } from 'node:fs';

const SOURCE = new URL('../src/contract/version.ts', import.meta.url);

/**
 * Parses the contract's version from its TypeScript source, which the bundler configurations (JavaScript) cannot import.
 * @throws Error when a line is missing
 */
export function readContractVersion() {
  const source = readFileSync(SOURCE, 'utf8');
  /** @param {string} name */
  const read = (name) => {
    const [, number] = new RegExp(`export const ${name} = (\\d+);`).exec(source) ?? [];
    if (!number) throw new Error(`${SOURCE.pathname} does not export ${name} in one line`);
    return Number(number);
  };
  return { contractVersion: read('CONTRACT_VERSION'), contractMinor: read('CONTRACT_MINOR') };
}
