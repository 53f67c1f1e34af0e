import { buildStale } from './build-stale.mjs';
import { endWithNpm } from './end-with-npm.mjs';

process.setSourceMapsEnabled(true);
await endWithNpm();
if (await buildStale()) {
  const { runProduct } = await import('../deployment/dist/local-stack/run-product.js');
  await runProduct();
} else {
  process.exitCode = 1;
}
