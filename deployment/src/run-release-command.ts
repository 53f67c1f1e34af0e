import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readSiteSettings } from 'shared-kit/domain';
import { exportSite } from './gateway/export-site.ts';
import { previewLink } from './gateway/preview-choice.ts';
import { BUILD_FOLDERS } from './local-stack/release-builds.ts';
import { activateReleases, requireActivatable, rollBack } from './release-store/activate-releases.ts';
import { describeReleases } from './release-store/describe-releases.ts';
import { pruneReleases } from './release-store/prune-releases.ts';
import { publishRelease } from './release-store/publish-release.ts';
import { APPS, type App, isApp } from './release-store/release.ts';
import { listReleases, type ReleaseStore, readActivation } from './release-store/release-store.ts';

const USAGE = `usage:
  release publish <app> [--version NAME] [--folder BUILD]
  release activate <app>@<version> [<app>@<version> …]
  release rollback <app>
  release preview <app>@<version>
  release list [--json]
  release prune [--keep 5] [--hours 24]
  release export <folder>
An app is one of ${APPS.join(', ')}.`;

/**
 * Runs one command and answers what a person, or with --json a program, reads of it.
 * @throws Error whose message says what is wrong, a line for each reason
 */
export async function runReleaseCommand(store: ReleaseStore, args: readonly string[]): Promise<string> {
  const { positionals, values } = parse(args);
  const [command, ...operands] = positionals;
  switch (command) {
    case 'publish': {
      const app = readApp(operands[0]);
      const folder = values.folder ?? BUILD_FOLDERS[app];
      const release = await publishRelease(store, { app, folder, version: values.version, commit: readCommit() });
      return `Published ${app}@${release.version}; nobody sees it until: release activate ${app}@${release.version}`;
    }
    case 'activate': {
      if (operands.length === 0) throw new Error(USAGE);
      const { revision } = await activateReleases(store, Object.fromEntries(operands.map(readRelease)));
      return `Active: ${operands.join(', ')} (activation ${revision})`;
    }
    case 'rollback': {
      const app = readApp(operands[0]);
      const { apps, revision } = await rollBack(store, app);
      return `Active: ${app}@${apps[app].version} again (activation ${revision})`;
    }
    case 'preview': {
      const [app, version] = readRelease(operands[0] ?? '');
      await requireActivatable(store, { [app]: version });
      return `${previewLink({ app, version })} shows it to who follows the link, ${previewLink('off')} ends that`;
    }
    case 'list': {
      const [releases, activation] = [await listReleases(store), await readActivation(store)];
      return values.json ? JSON.stringify({ activation, releases }, null, 2) : describeReleases(releases, activation);
    }
    case 'prune': {
      const removed = await pruneReleases(store, { keep: readCount(values.keep), hours: readCount(values.hours) });
      return removed.length === 0
        ? 'Nothing to remove'
        : removed.map(({ app, version }) => `Removed ${app}@${version}`).join('\n');
    }
    case 'export': {
      const [folder] = operands;
      if (!folder) throw new Error(USAGE);
      await exportSite(store, readSiteSettings(process.env), path.resolve(folder));
      return `${folder} holds the site as files; /api and /media are the API's, and what has no file is 404.html`;
    }
    default:
      throw new Error(USAGE);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        version: { type: 'string' },
        folder: { type: 'string' },
        json: { type: 'boolean', default: false },
        keep: { type: 'string', default: '5' },
        hours: { type: 'string', default: '24' },
      },
    });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`);
  }
}

function readApp(name: string | undefined): App {
  if (!name || !isApp(name)) throw new Error(`${name ?? 'Nothing'} is no app\n${USAGE}`);
  return name;
}

function readRelease(operand: string): [App, string] {
  const [app, version, ...rest] = operand.split('@');
  if (!version || rest.length > 0) throw new Error(`"${operand}" is not <app>@<version>\n${USAGE}`);
  return [readApp(app), version];
}

function readCount(text: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`"${text}" is no number\n${USAGE}`);
  return Number(text);
}

/** The commit of the checkout, with a plus when it has changes; undefined where there is none. */
function readCommit(): string | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  try {
    return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '+');
  } catch {
    return undefined;
  }
}
