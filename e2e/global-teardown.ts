import { rm } from 'node:fs/promises';

export default async function tearDown(): Promise<void> {
  await Promise.all(globalThis.products.map((product) => product.stop()));
  await rm(process.env.E2E_PREPARED_DATA ?? '', { recursive: true, force: true });
}
