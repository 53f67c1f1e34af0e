import { convertAmount, readExchangeRates } from './exchange-rates.ts';

test('rates have a code each, and a day', () => {
  expect(readExchangeRates('EUR=0.092 USD=0.0991, 2026-11-20')).toEqual({
    day: '2026-11-20',
    rates: { EUR: 0.092, USD: 0.0991 },
  });
  expect([readExchangeRates(undefined), readExchangeRates('  ')]).toEqual([undefined, undefined]);
});

test.each(['EUR=0.092', '2026-11-20', 'EUR=0 2026-11-20', 'euro=1 2026-11-20', 'EUR=0.092 2026-02-30'])(
  'a start with %j says what is expected',
  (text) => {
    expect(() => readExchangeRates(text)).toThrow(/^EXCHANGE_RATES is ".*": expected rates and their day/);
  },
);

test('an amount is converted to whole cents', () => {
  expect([convertAmount(1_250, 0.092), convertAmount(99.99, 0.0991), convertAmount(0, 3)]).toEqual([115, 9.91, 0]);
});
