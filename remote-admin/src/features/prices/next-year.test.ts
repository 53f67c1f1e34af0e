import type { PriceSeason } from 'shared-kit/domain';
import { nextYear } from './next-year.ts';

test('all ranges are a year later; the 29th of February becomes the 28th', () => {
  const season: PriceSeason = {
    id: 1,
    names: { en: 'Winter' },
    kind: 'season',
    ranges: [
      { from: '2027-12-20', to: '2028-02-29' },
      { from: '2028-11-01', to: '2028-11-02' },
    ],
    lengthDiscounts: true,
  };
  expect(nextYear(season).ranges).toEqual([
    { from: '2028-12-20', to: '2029-02-28' },
    { from: '2029-11-01', to: '2029-11-02' },
  ]);
});
