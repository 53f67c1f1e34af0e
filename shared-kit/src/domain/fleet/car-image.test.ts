import { imageSources, ogImagePath } from './car-image.ts';

const FOLDER = '/media/cars/AAAAAAAAAAAAAAAAAAAAAA';

test('returns the widths of an upload, AVIF first', () => {
  expect(imageSources(`${FOLDER}/800.webp`)).toEqual([
    { type: 'image/avif', srcSet: `${FOLDER}/320.avif 320w, ${FOLDER}/640.avif 640w, ${FOLDER}/800.avif 800w` },
    { type: 'image/webp', srcSet: `${FOLDER}/320.webp 320w, ${FOLDER}/640.webp 640w, ${FOLDER}/800.webp 800w` },
  ]);
});

test.each(['/media/demo/duster.svg', 'https://elsewhere.example/a.webp', '', '/media/cars/short/640.webp'])(
  'nothing is known to stand beside %s',
  (image) => {
    expect(imageSources(image)).toEqual([]);
  },
);

test('only images of this site have a JPEG for link previews', () => {
  expect(ogImagePath('/media/demo/duster.svg')).toBe('/media/share/demo/duster.svg.jpg');
  expect(ogImagePath('https://elsewhere.example/a.webp')).toBeUndefined();
});
