import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';

// Rolls out an image of the API or the gateway to the cluster that kubectl is set up for: migrates, replaces the servers one
// after the other, checks the site, and goes back to the image before when that fails. Migrations stay: they only add.

const NAMESPACE = 'car-rental';
const SEQUENCE = 'car-rental-sequence';
const MIGRATE = 'deployment/infrastructure/kubernetes/jobs/migrate.yaml';
const TIMEOUT = '--timeout=10m';
/** A path of the site that each server answers. */
const CHECKS = new Map([
  ['api', '/api/health'],
  ['gateway', '/active.json'],
]);
const CHECK_ATTEMPTS = 10;
const CHECK_INTERVAL_MS = 3000;

/**
 * @param {string[]} args
 * @param {string=} input
 */
function kubectl(args, input) {
  /** @type {import('node:child_process').StdioOptions} */
  const stdio = ['pipe', 'pipe', 'inherit'];
  return execFileSync('kubectl', ['--namespace', NAMESPACE, ...args], {
    encoding: 'utf8',
    stdio,
    ...(input && { input }),
  }).trim();
}

/** Migrates with the new image while the old servers run; nothing is rolled out when it fails. @param {string} image */
function migrate(image) {
  kubectl(['delete', 'job', 'migrate', '--ignore-not-found']);
  const job = kubectl(['set', 'image', '--local', '--filename', MIGRATE, `migrate=${image}`, '--output', 'yaml']);
  kubectl(['apply', '--filename', '-'], job);
  kubectl(['wait', '--for=condition=complete', 'job/migrate', TIMEOUT]);
}

/** The path of a server's image in its deployment. @param {string} server */
function imageOf(server) {
  return `{.spec.template.spec.containers[?(@.name=="${server}")].image}`;
}

/**
 * @param {string} site
 * @param {string} server
 */
async function checkSite(site, server) {
  const url = new URL(CHECKS.get(server) ?? '/', site);
  for (let attempt = 1; ; attempt++) {
    const status = await fetch(url).then(
      (answer) => (answer.ok ? undefined : `answers ${answer.status}`),
      (/** @type {Error} */ error) => error.message,
    );
    if (!status) return;
    if (attempt === CHECK_ATTEMPTS) throw new Error(`${url}: ${status}`);
    await sleep(Number(process.env.CHECK_INTERVAL_MS ?? CHECK_INTERVAL_MS));
  }
}

/**
 * @param {{ server: string, image: string, sequence: number, isOlderAllowed: boolean, site: string }} rollout `sequence` is the
 *   time of the commit: an older one never replaces a newer one by itself
 */
async function rollOut({ server, image, sequence, isOlderAllowed, site }) {
  const deployment = `deployment/${server}`;
  const active = Number(kubectl(['get', deployment, '--output', `jsonpath={.metadata.annotations.${SEQUENCE}}`]));
  if (sequence < active && !isOlderAllowed)
    throw new Error(
      `${server}: a newer commit (${active}) is rolled out than this one (${sequence}); --older allows it`,
    );
  if (server === 'api') migrate(image);
  const before = kubectl(['get', deployment, '--output', `jsonpath=${imageOf(server)}`]);
  // What is refused changes nothing.
  kubectl(['set', 'image', deployment, `${server}=${image}`]);
  try {
    kubectl(['rollout', 'status', deployment, TIMEOUT]);
    await checkSite(site, server);
  } catch (error) {
    const { message } = /** @type {Error} */ (error);
    if (before === image) throw new Error(`${image} is what ran before, and stays: ${message}`);
    // Not the revision before: after a rollout that was broken off, that is another image.
    kubectl(['set', 'image', deployment, `${server}=${before}`]);
    const reasons = [`${image} was taken back: ${message}`];
    try {
      kubectl(['rollout', 'status', deployment, TIMEOUT]);
    } catch (again) {
      reasons.push(`${before} does not become ready either: ${/** @type {Error} */ (again).message}`);
    }
    throw new Error(reasons.join('\n'));
  }
  kubectl(['annotate', deployment, `${SEQUENCE}=${sequence}`, '--overwrite']);
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sequence: { type: 'string', default: '' }, older: { type: 'boolean', default: false } },
});
const [server = '', image = ''] = positionals;
const site = process.env.SITE_URL?.trim() ?? '';
const sequence = Number(values.sequence || Number.NaN);
// By digest: a tag may name another image tomorrow.
const isUsable = CHECKS.has(server) && /^[\w./:-]+@sha256:[0-9a-f]{64}$/.test(image) && Number.isSafeInteger(sequence);
if (!isUsable || !URL.canParse(site)) {
  process.stderr.write(
    'usage: SITE_URL=https://… node scripts/roll-out.mjs api|gateway IMAGE@sha256:… --sequence N [--older]\n',
  );
  process.exitCode = 1;
} else
  try {
    await rollOut({ server, image, sequence, isOlderAllowed: values.older, site });
    process.stdout.write(`${site} runs ${image}\n`);
  } catch (error) {
    process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
    process.exitCode = 1;
  }
