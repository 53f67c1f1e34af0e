import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLanguage } from '../../testing/in-language.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleCar } from '../../testing/sample-car.ts';
import { CarGallery } from './car-gallery.tsx';

const car = sampleCar({
  image: '/media/duster.svg',
  images: ['/media/side.webp', '/media/duster.svg', '/media/seats.webp'],
});
const WIDTH = 300;

/** Scrolls as a browser does, which jsdom does not. */
function makeScrollable(strip: Element) {
  const scrollTo = jest.fn(({ left = 0 }: ScrollToOptions) => {
    Object.assign(strip, { scrollLeft: left });
    fireEvent.scroll(strip);
  });
  Object.defineProperties(strip, { clientWidth: { value: WIDTH }, scrollTo: { value: scrollTo } });
  return scrollTo;
}

test('several pictures have names and dots, the first has priority, and buttons and keys scroll', async () => {
  renderPage(<CarGallery car={car} />);
  const gallery = screen.getByRole('region', { name: 'Pictures of Dacia Duster' });
  const pictures = within(gallery).getAllByRole('img');
  expect(
    pictures.map((one) => [one.getAttribute('alt'), one.getAttribute('src'), one.getAttribute('loading')]),
  ).toEqual([
    ['Dacia Duster, picture 1 of 3', '/media/duster.svg', 'eager'],
    ['Dacia Duster, picture 2 of 3', '/media/side.webp', 'lazy'],
    ['Dacia Duster, picture 3 of 3', '/media/seats.webp', 'lazy'],
  ]);
  const strip = pictures[0]?.closest('ul') as HTMLElement;
  const scrollTo = makeScrollable(strip);
  const dot = (number: number) => screen.getByRole('button', { name: `Picture ${number} of 3` });
  const next = screen.getByRole('button', { name: 'Next picture' });
  expect(dot(1)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(next);
  expect(dot(2)).toHaveAttribute('aria-current', 'true');
  strip.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(dot(3)).toHaveAttribute('aria-current', 'true');
  expect(next).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(next);
  expect(scrollTo).toHaveBeenCalledTimes(2);
  await userEvent.click(dot(1));
  expect(strip.scrollLeft).toBe(0);
});

test('from right to left the next picture is on the left', async () => {
  renderPage(...inLanguage('ar', <CarGallery car={car} />));
  const strip = screen.getAllByRole('img')[0]?.closest('ul') as HTMLElement;
  const scrollTo = makeScrollable(strip);
  strip.focus();
  await userEvent.keyboard('{ArrowLeft}');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: -WIDTH });
  await userEvent.keyboard('{ArrowRight}');
  expect(scrollTo).toHaveBeenLastCalledWith({ left: -0 });
});

test('a single picture has neither strip nor buttons', () => {
  renderPage(<CarGallery car={sampleCar({ images: ['/media/duster.svg'] })} />);
  expect(screen.getByRole('img', { name: 'Dacia Duster' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
