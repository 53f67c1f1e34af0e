import { waitFor } from '@testing-library/react';
import { handoverQueueOf } from './handover-queue.ts';

test('an answer that comes after the end of the session is kept nowhere', async () => {
  let status = 'signed-in';
  let end: () => void = () => undefined;
  const session = {
    getState: () => ({ status, accountId: '1' }),
    subscribe(listener: () => void) {
      end = listener;
    },
  };
  let answer: (handover: object) => void = () => undefined;
  const written = new Promise((resolve) => {
    answer = resolve;
  });
  const handovers = { write: jest.fn(() => written) };
  const mutate = jest.fn();
  const { queue, lists } = handoverQueueOf({ api: { handovers }, session, mutate } as never);
  lists.set(7, { handovers: [], openDamages: [] });
  queue.add({ handoverId: 'a', bookingId: 7 }, { type: 'values', values: { driverName: 'Paul Laurent' } });
  await waitFor(() => expect(handovers.write).toHaveBeenCalled());
  status = 'signed-out';
  end();
  expect(lists.size).toBe(0);
  answer({ id: 'a' });
  await waitFor(() => expect(queue.getState().changes).toEqual([]));
  expect(mutate).not.toHaveBeenCalled();
  expect(lists.size).toBe(0);
});
