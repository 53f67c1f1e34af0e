import { clearFilters, fleetUrl, listFilters, readFleetChoice, removeFilter } from './fleet-url.ts';

const read = (query: string) => readFleetChoice(new URLSearchParams(query));

test('reads every filter, the sort and the page', () => {
  expect(
    read(
      'type=SUV&type=Sedan&transmission=Manual&seats=5&seats=7&fuel=Hybrid&fourByFour=true&maxPrice=49.5&sort=-price&page=3',
    ),
  ).toEqual({
    types: ['SUV', 'Sedan'],
    transmissions: ['Manual'],
    seats: [5, 7],
    fuels: ['Hybrid'],
    fourByFour: true,
    maxPrice: 49.5,
    sort: '-price',
    page: 3,
  });
});

test.each([
  'type=Boat&transmission=&fuel=Steam&seats=6&seats=5.0',
  'fourByFour=yes&maxPrice=-1',
  'maxPrice=1e3&page=0',
  'maxPrice=0&page=1&sort=recommended',
  'maxPrice=100001&page=-2&sort=name',
  'maxPrice=%F0%9F%9A%97&page=1.5&sort=',
])('ignores what the list does not offer: %s', (query) => {
  expect(read(query)).toEqual({});
});

test('writes the choice beside the other parameters, one address for one choice', () => {
  const parameters = new URLSearchParams('type=Truck&page=4&pickupDate=2026-10-24');
  const address = '/cars?pickupDate=2026-10-24&type=SUV&type=Sedan&sort=price';
  expect(fleetUrl(parameters, read('type=SUV&type=Sedan&sort=price'))).toBe(address);
  expect(fleetUrl(parameters, read('sort=price&type=Sedan&type=SUV&type=Sedan'))).toBe(address);
  expect(fleetUrl(new URLSearchParams('page=2'), {})).toBe('/cars');
});

test('lists, removes and clears filters; a removal starts at the first page', () => {
  const choice = read('type=SUV&type=Sedan&maxPrice=50&fourByFour=true&sort=price&page=2');
  expect(listFilters(choice)).toEqual([
    { field: 'types', value: 'SUV' },
    { field: 'types', value: 'Sedan' },
    { field: 'fourByFour', value: true },
    { field: 'maxPrice', value: 50 },
  ]);
  expect(removeFilter(choice, { field: 'types', value: 'SUV' })).toEqual(
    read('type=Sedan&maxPrice=50&fourByFour=true&sort=price'),
  );
  expect(removeFilter(choice, { field: 'maxPrice', value: 50 })).toEqual(
    read('type=SUV&type=Sedan&fourByFour=true&sort=price'),
  );
  expect(clearFilters(choice)).toEqual({ sort: 'price' });
});
