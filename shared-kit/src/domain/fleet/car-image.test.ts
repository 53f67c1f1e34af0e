import {
  focalPointOf,
  imageSources,
  isPhoto,
  listImageOf,
  ogImagePath,
  photosOf,
  withFocalPoint,
  withoutFocalPoint,
} from './car-image.ts';

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

test('a focal point is part of the address, and of no file', () => {
  const image = withFocalPoint(`${FOLDER}/800.webp#focus=0,1`, { x: 0.4204, y: 1.2 });
  expect(image).toBe(`${FOLDER}/800.webp#focus=0.42,1`);
  expect(focalPointOf(image)).toEqual({ x: 0.42, y: 1 });
  expect(withoutFocalPoint(image)).toBe(`${FOLDER}/800.webp`);
  expect(imageSources(image)).toEqual(imageSources(`${FOLDER}/800.webp`));
  expect(ogImagePath(image)).toBe(ogImagePath(`${FOLDER}/800.webp`));
  for (const other of ['', '#focus=2,0', '#focus=0.5', '#focus=0.1234,0'])
    expect(focalPointOf(`${FOLDER}/800.webp${other}`)).toBeUndefined();
});

test('a drawing is no photograph', () => {
  expect(isPhoto(`${FOLDER}/800.webp#focus=0.5,0.5`)).toBe(true);
  for (const image of ['', '/media/demo/duster.svg', '/media/demo/duster.svg#focus=0,0'])
    expect(isPhoto(image)).toBe(false);
});

test('the page of a car shows its photographs, lists what is set', () => {
  const drawing = '/media/demo/duster.svg';
  const car = { image: drawing, images: ['/a.webp', drawing, '/b.webp', '/a.webp'] };
  expect(photosOf(car)).toEqual(['/a.webp', '/b.webp']);
  expect(listImageOf(car, 'drawings')).toBe(drawing);
  expect(listImageOf(car, 'photos')).toBe('/a.webp');
  for (const preferred of ['drawings', 'photos'] as const) {
    expect(listImageOf({ image: drawing }, preferred)).toBe(drawing);
    expect(listImageOf({ image: '/a.webp', images: ['/b.webp'] }, preferred)).toBe('/a.webp');
    expect(listImageOf({ image: '' }, preferred)).toBe('');
  }
});
