export default async function stopProduct(): Promise<void> {
  await globalThis.stopProduct?.();
}
