import { buildStale } from './build-stale.mjs';
import { exitWithNpm } from './exit-with-npm.mjs';

process.setSourceMapsEnabled(true);
await exitWithNpm();
if (await buildStale()) {
  const { runProduct } = await import('../deployment/dist/local-stack/run-product.js');
  await runProduct();
} else {
  process.exitCode = 1;
}
