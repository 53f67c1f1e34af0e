import { act, screen } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { showFailedRead } from '../../testing/show-failed-read.tsx';
import { CarMissing } from './car-missing.tsx';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a car that got no answer is read again after a pause, without another announcement', () => {
  const failure = new ApiError(0, 'no answer');
  const { retry, update } = showFailedRead(failure, (failed) => <CarMissing failure={failed} back="/cars" />);
  act(() => jest.advanceTimersByTime(4_000));
  expect(retry).toHaveBeenCalledTimes(1);
  update(failure, true);
  expect(screen.getByRole('alert')).toHaveTextContent('no answer');
});
