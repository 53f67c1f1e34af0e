import { fireEvent, screen } from '@testing-library/react';
import { render } from 'shared-kit/testing/render';
import { CarImage } from './car-image.tsx';

const FOLDER = '/media/cars/AAAAAAAAAAAAAAAAAAAAAA';
const sources = () => [...document.querySelectorAll('source')];

test('an upload is rendered with both formats, all widths and a reserved size', () => {
  render(<CarImage src={`${FOLDER}/640.webp`} name="Dacia Duster" sizes="50vw" />);
  expect(sources().map(({ type, srcset, sizes }) => [type, srcset, sizes])).toEqual([
    ['image/avif', `${FOLDER}/320.avif 320w, ${FOLDER}/640.avif 640w`, '50vw'],
    ['image/webp', `${FOLDER}/320.webp 320w, ${FOLDER}/640.webp 640w`, '50vw'],
  ]);
  const image = screen.getByRole('img', { name: 'Dacia Duster' });
  expect(image).toHaveAttribute('width', '720');
  expect(image).toHaveAttribute('height', '400');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('decoding', 'async');
});

test.each([
  ['first', 'eager', 'high'],
  ['early', 'eager', 'auto'],
  ['later', 'lazy', 'auto'],
] as const)('an image of priority %s is loaded %s, with fetch priority %s', (loadingPriority, loading, priority) => {
  render(<CarImage src="/media/demo/clio.svg" name="Clio" sizes="7rem" loadingPriority={loadingPriority} />);
  const image = screen.getByRole('img', { name: 'Clio' });
  expect([image.getAttribute('loading'), image.getAttribute('fetchpriority')]).toEqual([loading, priority]);
  expect(sources()).toEqual([]);
});

test.each([
  ['/media/demo/clio.svg', { href: '/media/demo/clio.svg' }],
  [`${FOLDER}/320.webp`, { imagesrcset: `${FOLDER}/320.avif 320w`, imagesizes: '50vw', type: 'image/avif' }],
])('the head announces %s when it is the first image', (src, attributes) => {
  render(<CarImage src={src} name="Clio" sizes="50vw" loadingPriority="first" />);
  const link = document.head.querySelector('link[rel=preload]');
  expect(link?.getAttribute('fetchpriority')).toBe('high');
  for (const [name, value] of Object.entries(attributes)) expect(link?.getAttribute(name)).toBe(value);
  link?.remove();
});

test('an image that fails to load is replaced by an outline', () => {
  render(<CarImage src="/media/demo/clio.svg" name="Clio" sizes="7rem" />);
  fireEvent.error(screen.getByRole('img'));
  expect(screen.getByRole('img', { name: 'Clio, no picture yet' })).toBeInTheDocument();
});

test('an image that failed before hydration is replaced by an outline', () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  render(<CarImage src="/media/demo/clio.svg" name="Clio" sizes="7rem" />);
  expect(screen.getByRole('img', { name: 'Clio, no picture yet' })).toBeInTheDocument();
  complete.mockRestore();
});
