import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLanguage } from '../../testing/in-language.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleCar } from '../../testing/sample-car.ts';
import { CarCard } from './car-card.tsx';

const RANGE = { from: '2026-10-24', to: '2026-10-26' } as const;
const link = () => screen.getByRole('link');

test('shows name, type, seats, transmission, fuel and price', () => {
  renderPage(<CarCard car={sampleCar({ transmission: 'Semi-Automatic', rating: 5 })} range={undefined} />);
  expect(screen.getByRole('heading', { name: 'Dacia Duster' })).toBeInTheDocument();
  const card = screen.getByRole('article');
  expect(card).toHaveTextContent('€42 per day');
  for (const fact of ['5 seats', 'Semi-Automatic', 'SUV', 'Diesel', 'Rated 5.0 out of 5'])
    expect(screen.getByText(fact)).toBeInTheDocument();
  expect(card).not.toHaveTextContent('for');
  expect(screen.getByText('€42').tagName).toBe('STRONG');
});

test('the image has alternative text and a reserved size', () => {
  renderPage(<CarCard car={sampleCar()} range={undefined} />);
  const image = screen.getByRole('img', { name: 'Dacia Duster' });
  expect(image).toHaveAttribute('width', '720');
  expect(image).toHaveAttribute('height', '400');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('a missing image has a placeholder', () => {
  renderPage(<CarCard car={sampleCar({ image: '' })} range={undefined} />);
  expect(screen.getByRole('img', { name: 'Dacia Duster, no picture yet' })).toBeInTheDocument();
});

test('has one link, named after the car, to its page', () => {
  renderPage(<CarCard car={sampleCar({ CarId: 'a b/c' })} range={undefined} />);
  expect(link()).toHaveAccessibleName('View Details of Dacia Duster');
  expect(link()).toHaveAttribute('href', '/car/a%20b%2Fc');
});

test('with chosen dates shows the total and adds the dates to the link', () => {
  renderPage(<CarCard car={sampleCar({ price: 33.35 })} range={RANGE} />);
  expect(screen.getByRole('article')).toHaveTextContent('€100.05 for 3 days€33.35 per day');
  expect(screen.getByText('€100.05').tagName).toBe('STRONG');
  expect(link()).toHaveAttribute('href', '/car/duster-1?pickupDate=2026-10-24&dropoffDate=2026-10-26');
});

test('the total is the one that the server answered; where seasons change it, the price per day is the average', () => {
  renderPage(<CarCard car={{ ...sampleCar(), totalPrice: 150.5 }} range={RANGE} />);
  expect(screen.getByRole('article')).toHaveTextContent('€150.50 for 3 days€50.17 per day on average');
});

test('a total of the same price on all days is told as before', () => {
  renderPage(<CarCard car={{ ...sampleCar({ price: 33.35 }), totalPrice: 100.05 }} range={RANGE} />);
  expect(screen.getByRole('article')).toHaveTextContent('€100.05 for 3 days€33.35 per day');
  expect(screen.getByRole('article')).not.toHaveTextContent('average');
});

test('the total of a single day is labelled "1 day"', () => {
  renderPage(<CarCard car={sampleCar()} range={{ from: '2026-10-24', to: '2026-10-24' }} />);
  expect(screen.getByRole('article')).toHaveTextContent('€42 for 1 day');
});

test("the link keeps the list's filters, for the way back", () => {
  renderPage(<CarCard car={sampleCar()} range={RANGE} />, { path: '/cars?type=SUV&type=Boat&page=2&x=1' });
  expect(link()).toHaveAttribute('href', '/car/duster-1?pickupDate=2026-10-24&dropoffDate=2026-10-26&type=SUV&page=2');
});

test('an offer says how many cars are free, and their colours once each, as dots', () => {
  const offer = { free: 5, colours: ['Blanc', 'Majorelle blue', 'Petrol', 'White'] };
  const dots = () => screen.getAllByRole('listitem').filter((item) => item.closest('.offer'));
  const { unmount } = renderPage(<CarCard car={{ ...sampleCar(), offer }} range={RANGE} />);
  expect(screen.getByText('5 free')).toBeInTheDocument();
  expect(dots().map((dot) => [dot.textContent, dot.getAttribute('style')])).toEqual([
    ['White', 'background: var(--car-white);'],
    ['Blue', 'background: var(--car-blue);'],
    ['Petrol', null],
  ]);
  expect(screen.getByText('Petrol')).toHaveAttribute('translate', 'no');
  unmount();
  renderPage(<CarCard car={{ ...sampleCar(), offer: { free: 2, colours: [] } }} range={undefined} />);
  expect(screen.getByText('2 cars')).toBeInTheDocument();
  expect(dots()).toEqual([]);
});

test.each([
  ['fr', '11 libres', 'Rouge'],
  ['es', '11 libres', 'Rojo'],
  ['ar', '11 سيارة متاحة', 'أحمر'],
] as const)('an offer is written in %s', (code, ...texts) => {
  const offer = { free: 11, colours: ['Rouge bordeaux'] };
  renderPage(...inLanguage(code, <CarCard car={{ ...sampleCar(), offer }} range={RANGE} />));
  for (const text of texts) expect(screen.getByRole('article').textContent).toContain(text);
});

test('a click on the link does not reach the card', async () => {
  const aroundLink = jest.fn();
  const { address } = renderPage(
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens
    // biome-ignore lint/a11y/useKeyWithClickEvents: it only listens
    <div onClick={aroundLink}>
      <CarCard car={sampleCar()} range={undefined} />
    </div>,
  );
  await userEvent.click(link());
  expect(aroundLink).not.toHaveBeenCalled();
  expect(address.current).toBe('/car/duster-1');
});

test.each([
  ['fr', '42\u00A0€ par jour', '126\u00A0€ pour 3 jours', '5 places', 'Manuelle'],
  ['es', '42\u00A0€ por día', '126\u00A0€ por 3 días', '5 plazas', 'Manual'],
  ['ar', '42\u00A0€ في اليوم', '126\u00A0€ لمدة 3 أيام', '5 مقاعد', 'يدوي'],
] as const)('is written in %s', (code, ...texts) => {
  renderPage(...inLanguage(code, <CarCard car={sampleCar()} range={RANGE} />));
  for (const text of texts) expect(screen.getByRole('article').textContent).toContain(text);
});
