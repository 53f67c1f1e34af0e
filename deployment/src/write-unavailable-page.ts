import path from 'node:path';
import { readSiteSettings } from 'shared-kit/domain';
import { writeFileAtomic } from 'shared-kit/server';
import { composeUnavailablePage } from './gateway/compose-unavailable-page.ts';
import { readReleaseStore } from './settings.ts';

/** Writes `unavailable.html` into the release store, from where nginx serves it while the gateway is down. */
try {
  const file = path.join(readReleaseStore(process.env, 'served').root, 'unavailable.html');
  await writeFileAtomic(file, composeUnavailablePage(readSiteSettings(process.env)));
  process.stdout.write(`Wrote ${file}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
