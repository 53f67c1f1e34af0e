import { readActivation } from '../release-store/release-store.ts';
import { readProductSettings } from './product-settings.ts';
import { releaseBuilds } from './release-builds.ts';

/** Publishes and activates the builds at hand in a store where nothing is active yet; later releases are the teams'. */
try {
  const store = { root: readProductSettings(process.env).releaseStore };
  const isFilled = (await readActivation(store)) !== undefined;
  if (!isFilled) await releaseBuilds(store, process.env);
  process.stdout.write(isFilled ? 'Something is active already; nothing was changed\n' : 'Published and activated\n');
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
