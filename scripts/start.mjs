import { buildStale } from './build-stale.mjs';

if (await buildStale()) {
  const { runProduct } = await import('../deployment/dist/local-stack/run-product.js');
  await runProduct();
} else {
  process.exitCode = 1;
}
