import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { freeCar, signInToken } from './api.ts';
import { findViolations } from './axe.ts';
import { address, launchBrowser, PHONE, visit } from './browser.ts';
import { dayFromNow } from './days.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Uploads a picture of one color and returns its URL. */
async function upload(width: number, height: number, background: string, authorization: string): Promise<string> {
  const picture = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'car.jpg');
  body.append('namespace', 'cars');
  const response = await fetch(address('/api/images/upload'), { method: 'POST', headers: { authorization }, body });
  const { data } = (await response.json()) as { data: { secureUri: string }[] };
  return data[0]?.secureUri ?? '';
}

/** Returns the function that moves fingers. */
async function createTouch(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: readonly (readonly [x: number, y: number])[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: fingers.map(([x, y], id) => ({ x, y, id })) });
}

test('on a phone photographs of any shape fill a frame of 3 to 2, and a viewer turns, enlarges and closes', async () => {
  const authorization = `Bearer ${await signInToken()}`;
  const car = await freeCar({ from: dayFromNow(300), to: dayFromNow(301) });
  const images = [
    await upload(1680, 720, 'navy', authorization),
    `${await upload(720, 1280, 'olive', authorization)}#focus=0.5,0.8`,
  ];
  const save = (body: object) =>
    fetch(address('/api/entities/Cars'), {
      method: 'PUT',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({ CarId: car.CarId, ...body }),
    });
  expect((await save({ images })).status).toBe(200);

  const { page, complaints, close } = await visit(browser, `/car/${car.CarId}`, PHONE);
  await page.locator('html[data-hydrated]').waitFor();
  const gallery = page.getByRole('region', { name: /^Pictures of / });
  const photo = gallery.getByRole('link').first();
  const box = await photo.getByRole('img').boundingBox();
  expect([box?.x, box?.width]).toEqual([0, 390]);
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(1.5, 1);
  expect(await findViolations(page)).toEqual([]);

  const badge = gallery.getByRole('button', { name: '2 photos of this car' });
  await badge.click();
  const viewer = page.getByRole('dialog', { name: /^Pictures of / });
  await viewer.getByText('Picture 1 of 2').waitFor();
  const shown = viewer.locator('.pswp__item[aria-hidden=false] .pswp__zoom-wrap');
  // Fingers are heeded once the picture has come and the opening is over.
  await page.waitForFunction(() => {
    const image = document.querySelector<HTMLImageElement>(
      '.pswp__item[aria-hidden=false] img:not(.pswp__img--placeholder)',
    );
    return image?.complete && document.getAnimations().length === 0;
  });
  const scale = () => shown.evaluate((element) => new DOMMatrix(getComputedStyle(element).transform).a);
  const before = await scale();
  const touch = await createTouch(page);
  await touch('touchStart', [150, 420], [240, 420]);
  for (const spread of [20, 50, 80]) {
    await touch('touchMove', [150 - spread, 420], [240 + spread, 420]);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  await touch('touchEnd');
  await page.waitForFunction(
    ([element, was]) => new DOMMatrix(getComputedStyle(element as Element).transform).a > Number(was) * 1.5,
    [await shown.elementHandle(), before] as const,
  );
  await page.keyboard.press('ArrowRight');
  await viewer.getByText('Picture 2 of 2').waitFor();
  await page.keyboard.press('Escape');
  await viewer.waitFor({ state: 'detached' });
  expect(await badge.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await gallery.getByRole('button', { name: 'Picture 2 of 2' }).getAttribute('aria-current')).toBe('true');
  expect(complaints).toEqual([]);
  await save({ images: car.images ?? [] });
  await close();
});
