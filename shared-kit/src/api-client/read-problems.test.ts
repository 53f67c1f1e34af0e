import { ApiError, type ErrorBody } from './api-error.ts';
import { readFieldProblems, readProblem } from './read-problems.ts';

const failure = (meta: unknown) => new ApiError(409, 'in English', { meta } as ErrorBody);
const price = { days: 3, unitPrice: 42.5, totalPrice: 127.5 };

test.each([
  [{ type: 'car_unavailable', requestId: 'a' }, { type: 'car_unavailable' }],
  [
    { type: 'price_changed', price },
    { type: 'price_changed', price },
  ],
  [{ type: 'not_found', reason: 'car_gone' }, { type: 'car_gone' }],
  [{ type: 'not_found', reason: 'of a newer server' }, { type: 'not_found' }],
  [
    { type: 'image_in_use', cars: [{ name: 'Clio', isOffSale: true }], more: 2 },
    { type: 'image_in_use', cars: [{ name: 'Clio', isOffSale: true }], more: 2 },
  ],
  // Problems that this client cannot parse: of an older server, of a newer one, and invalid ones.
  [{ type: 'booking_changed' }, undefined],
  [{ type: 'image_in_use', cars: ['Clio'], more: 0 }, undefined],
  [{ type: 'price_changed', price: { ...price, days: '3' } }, undefined],
  [{ type: 'of a newer server' }, undefined],
  [{ type: 'constructor' }, undefined],
  [{ type: 7 }, undefined],
  [null, undefined],
  [undefined, undefined],
])('%j is the problem %j', (meta, problem) => {
  expect(readProblem(failure(meta))).toEqual(problem);
});

test.each([
  [{ a: { type: 'too_long', maximum: 120 } }, { a: { type: 'too_long', maximum: 120 } }],
  [{ a: { type: 'required' }, b: { type: 'of a newer server' } }, { a: { type: 'required' } }],
  [{ a: { type: 'too_long' }, b: null, c: 'required' }, {}],
  [{ a: { type: 'not_one_of', values: ['en', 5] } }, { a: { type: 'not_one_of', values: ['en', 5] } }],
  ['none', {}],
  [undefined, {}],
])('the fields %j have the problems %j', (problems, read) => {
  expect(readFieldProblems(failure({ type: 'validation_failed', problems }))).toEqual(read);
});

test('an error without an answer has no problem', () => {
  for (const error of [new ApiError(0, 'offline'), new Error('other'), undefined])
    expect([readProblem(error), readFieldProblems(error)]).toEqual([undefined, {}]);
});
