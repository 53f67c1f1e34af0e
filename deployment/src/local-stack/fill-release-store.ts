import { pullReleases } from '../release-store/release-bucket.ts';
import { readActivation } from '../release-store/release-store.ts';
import { readReleaseStore } from '../settings.ts';
import { publishBuilds } from './publish-builds.ts';

/** Publishes and activates the local builds if the store has no activation yet. */
try {
  const store = readReleaseStore(process.env);
  await pullReleases(store);
  const isFilled = (await readActivation(store)) !== undefined;
  if (!isFilled) await publishBuilds(store, process.env);
  process.stdout.write(isFilled ? 'A release is active already; nothing was changed\n' : 'Published and activated\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
