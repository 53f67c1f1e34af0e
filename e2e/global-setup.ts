import { type StartedProduct, startProduct } from './start-product.ts';

declare global {
  var product: StartedProduct | undefined;
}

export default async function setUp(): Promise<void> {
  globalThis.product = await startProduct();
  process.env.E2E_ADDRESS = globalThis.product.address;
}
