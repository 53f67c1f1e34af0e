import type { SWRResponse } from 'swr';
import { ApiError } from '../api-client/index.ts';
import { toEntityState, toQueryState } from './query-state.ts';

const FAILED = new ApiError(500, 'broken');
const mutate = jest.fn();
const response = (part: Partial<SWRResponse<string>>) =>
  ({
    data: undefined,
    error: undefined,
    isValidating: false,
    isLoading: false,
    mutate,
    ...part,
  }) as SWRResponse<string>;

test.each<[string, Partial<SWRResponse<string>>, string, string]>([
  ['nothing yet', { isValidating: true }, 'loading', 'loading'],
  ['a value', { data: 'a' }, 'ready', 'ready'],
  ['a value that is read again', { data: 'a', isValidating: true }, 'ready', 'ready'],
  ['a failure', { error: FAILED }, 'failed', 'failed'],
  ['a failure that is tried again', { error: FAILED, isValidating: true }, 'failed', 'loading'],
  ['an older value beside the failure to read it again', { data: 'a', error: FAILED }, 'ready', 'failed'],
  ['the same, tried again', { data: 'a', error: FAILED, isValidating: true }, 'ready', 'ready'],
])('%s, for visitors and for staff', (_, part, visitors, staff) => {
  expect(toQueryState(response(part)).status).toBe(visitors);
  expect(toQueryState(response(part), { showFailure: 'when-settled' }).status).toBe(staff);
});

test('a failure has a retry function', () => {
  const state = toQueryState(response({ error: FAILED }));
  expect(state).toMatchObject({ error: FAILED, isRetrying: false });
  if (state.status === 'failed') state.retry();
  expect(mutate).toHaveBeenCalledWith();
});

test('for one entity "not found" is a state, not a failure', () => {
  expect(toEntityState(response({ error: new ApiError(404, 'none') }))).toEqual({ status: 'missing' });
  expect(toEntityState(response({ error: FAILED })).status).toBe('failed');
});
