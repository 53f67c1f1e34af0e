import { BOOKING_FIELDS, CAR_FIELDS, type EntityField } from 'shared-kit/domain';
import { RECORDED_ANSWERS } from '../deployment/src/recorded-answers.ts';
import { address } from './browser.ts';

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

/** Queries whose responses contain an element in every list. */
const QUERIES: Readonly<Record<string, string>> = {
  '/api/availability': '?from=2000-01-01&to=2099-01-01',
  '/api/rates': '?carId=ford-mustang-v8d4',
  '/api/alternatives': `?carId=ford-mustang-v8d4&from=${day(200)}&to=${day(202)}`,
};

/** Makes a recorded call and returns the current response; the path of a search names its entity. */
async function ask(call: string): Promise<unknown> {
  const [method = '', path = ''] = call.split(' ');
  const [, entity] = /^\/api\/entities\/(\w+)\/search$/.exec(path) ?? [];
  const response = await fetch(address(path + (QUERIES[path] ?? '')), {
    method,
    headers: { 'content-type': 'application/json' },
    ...(entity && { body: JSON.stringify({ entity, pagination: { page: 1, size: 5 } }) }),
  });
  expect([call, response.status]).toEqual([call, 200]);
  return response.json();
}

const OPTIONAL = Object.entries<EntityField>({ ...CAR_FIELDS, ...BOOKING_FIELDS }).flatMap(([name, { optional }]) =>
  optional ? [name] : [],
);

/** Returns the names and types of a JSON value without optional fields; for a list, those of its first element. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > 0 ? [shapeOf(value[0])] : [];
  if (typeof value !== 'object' || value === null) return typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !OPTIONAL.includes(name))
      .map(([name, field]) => [name, shapeOf(field)]),
  );
}

test.each(Object.entries(RECORDED_ANSWERS))('the response to %s has the recorded structure', async (call, recorded) => {
  expect(shapeOf(await ask(call))).toEqual(shapeOf(recorded));
});
