import { prepareData, type StartedProduct, startProduct } from './start-product.ts';

declare global {
  var products: readonly StartedProduct[];
}

/** Starts a product per worker: tests that run at the same time do not see each other's bookings. */
export default async function setUp({ maxWorkers }: { readonly maxWorkers: number }): Promise<void> {
  process.env.E2E_PREPARED_DATA = await prepareData();
  globalThis.products = await Promise.all(Array.from({ length: maxWorkers }, () => startProduct()));
  process.env.E2E_PRODUCTS = JSON.stringify(
    globalThis.products.map(({ address, releaseStore }) => ({ address, releaseStore })),
  );
}
