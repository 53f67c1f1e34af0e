import path from 'node:path';
import { APPS, ROOT } from '../root.mjs';
import { startChild } from './start-child.mjs';

/**
 * Builds, publishes and activates the applications whose sources have changed since their last release. If a build
 * fails, the last release stays active, and a line is logged.
 * @param {readonly string[]} others folders of the applications
 */
export async function releaseChangedApps(others) {
  const { publishBuilds } = await import('../../deployment/dist/local-stack/publish-builds.js');
  const { readActivation, readRelease } = await import('../../deployment/dist/release-store/release-store.js');
  const { readReleaseStore } = await import('../../deployment/dist/settings.js');
  const store = readReleaseStore(process.env);
  for (const workspace of others) {
    const app = APPS[workspace];
    if (!app) continue;
    const reason =
      (await build(workspace)) ??
      (await publishBuilds(store, process.env, { apps: [app], by: 'npm run dev' }).then(
        () => undefined,
        (/** @type {Error} */ error) => error.message.split('\n')[0],
      ));
    if (!reason) continue;
    const version = (await readActivation(store))?.apps[app]?.version ?? '';
    const publishedAt = (await readRelease(store, app, version))?.release.publishedAt ?? '';
    process.stderr.write(`${workspace}: its release of ${formatTimestamp(publishedAt)} is shown, because: ${reason}\n`);
  }
}

/**
 * @param {string} workspace
 * @returns {Promise<string | undefined>} the error when the build failed
 */
async function build(workspace) {
  const args = [process.execPath, path.join(ROOT, 'scripts', 'build.mjs'), workspace];
  const { ended } = startChild(path.join(import.meta.dirname, 'supervised-command.mjs'), { args, isQuiet: true });
  const { code, lines } = await ended;
  if (code === 0) return undefined;
  // The bundler prints the file first, then the error.
  const words = lines.map((line) => line.replace(/^[\s×╰─▶│]+/u, '').trim());
  const file = words.find((line) => line.startsWith('ERROR in '))?.replace('ERROR in ', '');
  const place = words.find((line) => /\[.+:\d+:\d+\]$/.test(line))?.replace(/^.*\[(.+)\]$/, '$1');
  const finding = words.findLast((line) => line.includes('rror') && !line.startsWith('ERROR in ')) ?? words.at(-1);
  return [place ? path.relative(ROOT, place) : file, finding].filter(Boolean).join(': ');
}

/** @param {string} timestamp */
function formatTimestamp(timestamp) {
  return timestamp.replace('T', ' ').replace(/:\d\d\.\d+Z$/, ' UTC');
}
