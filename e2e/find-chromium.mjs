import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * Returns the Chromium for the browser tests and the benchmark: `CHROME_PATH`, the usual paths, Playwright's own, and
 * on x64 Linux the headless shell of an npm package, which is unpacked.
 * @param {{ prefersShell?: boolean }} options whether to prefer the headless shell to an installed browser: it needs
 *   a quarter of the processor time per page
 * @returns {Promise<{ executable: string, env: Record<string, string> } | undefined>} path and environment variables
 */
export async function findChromium({ prefersShell = false } = {}) {
  const given = process.env.CHROME_PATH;
  if (given) {
    if (!existsSync(given)) throw new Error(`CHROME_PATH is "${given}", and there is no such file`);
    return { executable: given, env: {} };
  }
  const hasShell = process.platform === 'linux' && process.arch === 'x64';
  if (hasShell && prefersShell) return unpackShell();
  const { chromium } = createRequire(import.meta.url)('playwright-core');
  const installed = [...USUAL_PLACES, chromium.executablePath()].find((place) => place && existsSync(place));
  if (installed) return { executable: installed, env: {} };
  return hasShell ? unpackShell() : undefined;
}

/**
 * Unpacks the headless shell of the npm package. Where the system lacks libraries, adds those that the package has for
 * Amazon Linux.
 */
async function unpackShell() {
  const before = { ...process.env };
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executable = await chromium.executablePath();
  const { LD_LIBRARY_PATH = '', FONTCONFIG_PATH = '' } = process.env;
  for (const name of ['AWS_LAMBDA_JS_RUNTIME', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH'])
    if (before[name] === undefined) delete process.env[name];
    else process.env[name] = before[name];
  const runsAsItIs = spawnSync(executable, ['--version'], { stdio: 'ignore' }).status === 0 && existsSync('/etc/fonts');
  return { executable, env: runsAsItIs ? {} : { LD_LIBRARY_PATH, FONTCONFIG_PATH } };
}
