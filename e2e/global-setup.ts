import { prepareData, type StartedProduct, startProduct } from './start-product.ts';

declare global {
  var product: StartedProduct | undefined;
}

export default async function setUp(): Promise<void> {
  process.env.E2E_PREPARED_DATA = await prepareData();
  globalThis.product = await startProduct();
  process.env.E2E_ADDRESS = globalThis.product.address;
  process.env.E2E_RELEASE_STORE = globalThis.product.releaseStore;
}
