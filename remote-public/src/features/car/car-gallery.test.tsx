import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLanguage } from '../../testing/in-language.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleCar } from '../../testing/sample-car.ts';
import { CarGallery } from './car-gallery.tsx';

const car = sampleCar({
  image: '/media/duster.svg',
  images: ['/media/side.webp#focus=0.7,0.5', '/media/duster.svg', '/media/seats.webp'],
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

const stripOf = () => screen.getAllByRole('list')[0] as HTMLElement;

test('photographs are shown instead of the drawing, with links to their files; thumbnails scroll', async () => {
  renderPage(<CarGallery car={car} />);
  const gallery = screen.getByRole('region', { name: 'Pictures of Dacia Duster' });
  const pictures = within(stripOf()).getAllByRole('img');
  expect(
    pictures.map((one) => [one.getAttribute('alt'), one.getAttribute('src'), one.getAttribute('loading')]),
  ).toEqual([
    ['Dacia Duster, picture 1 of 2', '/media/side.webp#focus=0.7,0.5', 'eager'],
    ['Dacia Duster, picture 2 of 2', '/media/seats.webp', 'lazy'],
  ]);
  expect(pictures[0]).toHaveStyle({ objectPosition: '70% 50%' });
  const links = within(gallery).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/media/side.webp', '/media/seats.webp']);
  expect(within(gallery).getByRole('button', { name: '2 photos of this car' })).toBeInTheDocument();
  const scrollTo = makeScrollable(stripOf());
  const thumbnail = (number: number) => screen.getByRole('button', { name: `Picture ${number} of 2` });
  expect(thumbnail(1)).toHaveAttribute('aria-current', 'true');
  await userEvent.click(thumbnail(2));
  expect(scrollTo).toHaveBeenCalledWith({ left: WIDTH });
  expect(thumbnail(2)).toHaveAttribute('aria-current', 'true');
});

test('from right to left the next picture is on the left', async () => {
  renderPage(...inLanguage('ar', <CarGallery car={car} />));
  const scrollTo = makeScrollable(stripOf());
  await userEvent.click(screen.getByRole('button', { name: 'الصورة 2 من 2' }));
  expect(scrollTo).toHaveBeenLastCalledWith({ left: -WIDTH });
});

test('a single photograph has a badge and no thumbnails', () => {
  renderPage(<CarGallery car={sampleCar({ image: '/media/side.webp' })} />);
  expect(screen.getByRole('img', { name: 'Dacia Duster' })).toBeInTheDocument();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['1 photo of this car']);
});

test('a car without photographs has its drawing only', () => {
  renderPage(<CarGallery car={sampleCar({ images: ['/media/duster.svg'] })} />);
  expect(screen.getByRole('img', { name: 'Dacia Duster' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
