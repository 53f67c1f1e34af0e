import type { DataChange } from 'shared-kit/contract';
import { createDataChanged } from './data-changed.ts';

const CARS: DataChange = { entity: 'Cars' };

test('an announced change calls all listeners, and resolves when all have finished', async () => {
  const { announce, subscribe } = createDataChanged();
  const followed: string[] = [];
  const follow = (name: string) => async () => {
    await new Promise((resolve) => setTimeout(resolve));
    followed.push(name);
  };
  subscribe(follow('public'));
  const stop = subscribe(follow('admin'));
  await announce(CARS);
  expect(followed).toEqual(['public', 'admin']);
  stop();
  await announce(CARS);
  expect(followed).toEqual(['public', 'admin', 'public']);
});

test('a later listener is called once for each earlier change', async () => {
  const { announce, subscribe } = createDataChanged();
  await announce(CARS);
  await announce({ entity: 'CarsBooking' });
  await announce(CARS);
  const listener = jest.fn();
  subscribe(listener);
  expect(listener.mock.calls).toEqual([[CARS], [{ entity: 'CarsBooking' }]]);
});

test('a listener that fails is logged, and the other listeners are called', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { announce, subscribe } = createDataChanged();
  const listener = jest.fn();
  subscribe(() => Promise.reject(new Error('boom')));
  subscribe(listener);
  await announce(CARS);
  expect(listener).toHaveBeenCalledWith(CARS);
  expect(log).toHaveBeenCalledWith(
    'A listener for changes of Cars failed',
    expect.objectContaining({ message: 'boom' }),
  );
  log.mockRestore();
});
