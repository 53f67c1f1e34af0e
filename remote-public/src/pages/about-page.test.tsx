import { screen } from '@testing-library/react';
import { renderPage } from '../testing/render-page.tsx';
import { AboutPage } from './about-page.tsx';

describe('AboutPage', () => {
  beforeEach(() => {
    renderPage(<AboutPage path="/about" />);
  });

  it('is headed "Redefining Car Rental"', () => {
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Redefining Car Rental');
  });

  it.each([
    ['Vehicles', '500+'],
    ['Customers', '50k+'],
    ['Cities', '25+'],
    ['Years', '10+'],
  ])('shows the figure of %s', (term, figure) => {
    expect(screen.getByText(term).nextElementSibling).toHaveTextContent(figure);
  });

  it('names the four values', () => {
    for (const name of ['Safety First', 'Customer Focused', 'Innovation', 'Excellence'])
      expect(screen.getByRole('heading', { level: 3, name })).toBeVisible();
  });

  it('shows the years from 2014 to 2024 in order', () => {
    const years = screen.getAllByText(/^20\d\d$/).map(({ textContent }) => Number(textContent));
    expect(years.at(0)).toBe(2014);
    expect(years.at(-1)).toBe(2024);
    expect(years).toEqual([...years].sort());
  });

  it('links to the fleet and to the locations', () => {
    expect(screen.getByRole('link', { name: 'Browse Our Fleet' })).toHaveAttribute('href', '/cars');
    expect(screen.getByRole('link', { name: 'Find Locations' })).toHaveAttribute('href', '/locations');
  });
});
