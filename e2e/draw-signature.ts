import type { Page } from 'playwright-core';

/** Signs in the field, in the middle of the window. */
export async function drawSignature(page: Page): Promise<void> {
  const canvas = page.getByRole('img', { name: /^Field for the signature/ });
  await canvas.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  // Waits until the page around it rests.
  await canvas.hover();
  const { x = 0, y = 0, width = 0, height = 0 } = (await canvas.boundingBox()) ?? {};
  await page.mouse.move(x + width * 0.1, y + height * 0.5);
  await page.mouse.down();
  for (let step = 1; step <= 12; step++) {
    await page.mouse.move(x + width * (0.1 + step * 0.06), y + height * (0.5 + 0.3 * Math.sin(step)));
    await page.waitForTimeout(20);
  }
  await page.mouse.up();
}
