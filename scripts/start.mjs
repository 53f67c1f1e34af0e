import { buildStale } from './build-stale.mjs';
import { exitWithNpm } from './exit-with-npm.mjs';

process.setSourceMapsEnabled(true);
await exitWithNpm();
// Who runs the product is not kept from it by a page that is too heavy: the tests are.
if (await buildStale(undefined, { mayExceedSizes: true })) {
  const { runProduct } = await import('../deployment/dist/local-stack/run-product.js');
  await runProduct();
} else {
  process.exitCode = 1;
}
