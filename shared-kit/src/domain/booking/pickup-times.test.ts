import { PICKUP_TIMES, searchTimes } from './pickup-times.ts';

test('the forms offer every five minutes of a day', () => {
  expect(PICKUP_TIMES).toHaveLength(288);
  expect(PICKUP_TIMES).toEqual(expect.arrayContaining(['00:00', '09:05', '23:40', '23:55']));
});

test('the search offers ten full hours, those within the opening hours', () => {
  const usual = searchTimes({ opens: '07:00', closes: '22:00' });
  expect([usual.length, usual[0], usual.at(-1)]).toEqual([10, '09:00', '18:00']);
  expect(searchTimes({ opens: '10:30', closes: '13:00' })).toEqual(['11:00', '12:00', '13:00']);
});
