import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readSiteSettings } from 'shared-kit/domain';
import { composeUnavailablePage } from './gateway/compose-unavailable-page.ts';

/** Writes `unavailable.html` into the release store, from where nginx shows it while the gateway does not answer. */
try {
  const store = path.resolve(process.env.RELEASE_STORE?.trim() || '.releases');
  const file = path.join(store, 'unavailable.html');
  const page = composeUnavailablePage(readSiteSettings(process.env));
  await mkdir(store, { recursive: true });
  // nginx never reads half of it.
  await writeFile(`${file}.new`, page);
  await rename(`${file}.new`, file);
  process.stdout.write(`Wrote ${file}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
