import type { StartedProduct } from './start-product.ts';

// Browser tests are slow on a busy machine; the limit ends a test that hangs.
jest.setTimeout(90_000);

const products: readonly Pick<StartedProduct, 'address' | 'releaseStore'>[] = JSON.parse(
  process.env.E2E_PRODUCTS ?? '[]',
);
const own = products[Number(process.env.JEST_WORKER_ID) - 1];
process.env.E2E_ADDRESS = own?.address;
process.env.E2E_RELEASE_STORE = own?.releaseStore;
