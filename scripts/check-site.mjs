import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

const HOST = 'host';
/** The host's own page. */
const SIGN_IN = '/login';
/** The settings of a page, which name the paths of each remote. */
const SETTINGS = /<script type="application\/json" id="runtime-settings">(.*?)<\/script>/s;
const REQUEST_TIMEOUT_MS = 15_000;
const RETRY_INTERVAL_MS = 1000;
const RELEASED_FILE = /<(?:script|link)\b[^>]*?\s(?:src|href)="(\/releases\/[^"]+)"([^>]*)>/g;

/**
 * Requests a page of an application from the public site, and every released file that the page references.
 * @param {string} site its origin
 * @param {string} app
 * @param {string | undefined} version that the page must reference; any when undefined
 * @throws {Error} that names the failed check
 */
async function checkPage(site, app, version) {
  const { revision } = /** @type {{ revision?: unknown }} */ (await (await ask(site, '/active.json')).json());
  if (!Number.isInteger(revision)) throw new Error('/active.json names no revision');
  const page = await (await ask(site, SIGN_IN)).text();
  /** @type {Record<string, { paths: string[], rendered?: boolean }> | undefined} */
  const mounts = JSON.parse(SETTINGS.exec(page)?.[1] ?? '{}').mounts;
  if (app !== HOST && !mounts)
    throw new Error(`${SIGN_IN} names no paths of the remotes: the gateway is older than this check`);
  const { paths: [path = ''] = [], rendered } = app === HOST ? { paths: [SIGN_IN] } : (mounts?.[app] ?? {});
  if (!path) throw new Error(`${app} is not active (activation ${revision})`);
  const html = await (await ask(site, path)).text();
  if (version && !html.includes(`/releases/${app}/${version}/`))
    throw new Error(`${path} is not made of ${app}@${version} (activation ${revision})`);
  if (rendered && !html.includes('<h1')) throw new Error(`${path} came without its content`);
  const files = [...html.matchAll(RELEASED_FILE)];
  if (files.length === 0) throw new Error(`${path} names no released file`);
  await Promise.all(files.map(([, file = '', attributes = '']) => checkFile(site, file, attributes)));
}

/**
 * @param {string} site
 * @param {string} file its path
 * @param {string} attributes of the element that references it
 */
async function checkFile(site, file, attributes) {
  const content = Buffer.from(await (await ask(site, file)).arrayBuffer());
  const [, algorithm = '', integrity] = /\bintegrity="(sha\d+)-([^"]+)"/.exec(attributes) ?? [];
  if (integrity && createHash(algorithm).update(content).digest('base64') !== integrity)
    throw new Error(`${file} is not what was published`);
}

/**
 * @param {string} site
 * @param {string} path
 */
async function ask(site, path) {
  const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const answer = await fetch(new URL(path, site), { headers: { accept: 'text/html,*/*' }, redirect: 'error', signal });
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer;
}

/**
 * Retries the check until it succeeds or the timeout ends: gateways apply an activation after a delay.
 * @param {() => Promise<void>} check
 * @param {number} timeoutMs
 */
async function retry(check, timeoutMs) {
  for (const deadline = Date.now() + timeoutMs; ; )
    try {
      return await check();
    } catch (error) {
      if (Date.now() >= deadline) throw error;
      await sleep(RETRY_INTERVAL_MS);
    }
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { timeout: { type: 'string', default: '60' } },
});
const site = process.env.SITE_URL?.trim() ?? '';
const timeoutMs = Number(values.timeout) * 1000;
const targets = positionals.map((operand) => operand.split('@'));
const isUsable = targets.length > 0 && targets.every(([app = '']) => /^[a-z][a-z0-9]*$/.test(app)) && timeoutMs >= 0;
if (!isUsable || !URL.canParse(site)) {
  process.stderr.write(
    'usage: SITE_URL=https://… node scripts/check-site.mjs <app>[@<version>] … [--timeout SECONDS]\n',
  );
  process.exitCode = 1;
} else {
  for (const [app = '', version] of targets)
    try {
      await retry(() => checkPage(site, app, version), timeoutMs);
      process.stdout.write(`${site} serves ${version ? `${app}@${version}` : app}\n`);
    } catch (error) {
      const reason = error instanceof Error ? [error.message, error.cause].filter(Boolean).join(': ') : String(error);
      process.stderr.write(`${site} does not serve ${version ? `${app}@${version}` : app} correctly: ${reason}\n`);
      process.stderr.write(
        `To roll back: workflow "roll back" with ${app}, or: release rollback ${app} --reason TEXT\n`,
      );
      process.exitCode = 1;
    }
}
