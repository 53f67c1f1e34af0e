import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import type { Car } from 'shared-kit/domain';
import { cars, fakeApi } from '../testing/examples.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';

// Removes choices stored by earlier tests.
beforeEach(() => localStorage.clear());

const rows = () =>
  within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent);

async function openOrder(store: { cars: Car[] } = { cars: cars(4) }) {
  const api = fakeApi(store);
  const opened = await renderConsole('/admin?tab=fleet', api);
  await opened.user.type(await screen.findByRole('searchbox', { name: 'Search the fleet' }), 'Car');
  await opened.user.click(screen.getByRole('radio', { name: 'Order' }));
  await screen.findByRole('button', { name: 'Move Car 1' });
  return { ...opened, api };
}

test('is changed by keyboard and menu, announced, saved, and taken back', async () => {
  const { user, api, toasts } = await openOrder();
  expect(address()).toBe('/admin?tab=fleet&carView=order');
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  screen.getByRole('button', { name: 'Move Car 3' }).focus();
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(rows()).toEqual(['Car 3', 'Car 1', 'Car 2', 'Car 4']);
  expect(screen.getByRole('button', { name: 'Move Car 3' })).toHaveFocus();
  expect(toasts.success).toHaveBeenLastCalledWith('Car 3: now place 1 of 4');
  await waitFor(() => expect(api.moveCar).toHaveBeenLastCalledWith('car-3', 'car-1'));
  // Undo reverts both moves.
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(rows()).toEqual(['Car 1', 'Car 2', 'Car 3', 'Car 4']);
  expect(screen.getByRole('button', { name: 'Move Car 3' })).toHaveFocus();
  await waitFor(() => expect(api.moveCar).toHaveBeenLastCalledWith('car-3', 'car-4'));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: 'Move Car 1' }));
  expect(await screen.findByRole('menuitem', { name: 'Move up' })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('menuitem', { name: 'Move to the end' }));
  expect(rows()).toEqual(['Car 2', 'Car 3', 'Car 4', 'Car 1']);
  await waitFor(() => expect(api.moveCar).toHaveBeenLastCalledWith('car-1', null));
});

test('a refused move goes back, with a message', async () => {
  silenceErrors();
  const { user, api, toasts } = await openOrder();
  api.moveCar.mockRejectedValueOnce(new ApiError(404, 'There is no such entity'));
  screen.getByRole('button', { name: 'Move Car 2' }).focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(toasts.error).toHaveBeenCalledWith('Error', 'The car could not be moved. The list is as it was saved last.'),
  );
  await waitFor(() => expect(rows()).toEqual(['Car 1', 'Car 2', 'Car 3', 'Car 4']));
  expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
});

/** Returns `drag`, which drags the handle of a car over a row and holds it there, and `drop`, which releases it. */
function dragger() {
  const list = screen.getByRole('list');
  list.setPointerCapture = () => undefined;
  window.scrollBy = () => undefined;
  // jsdom has no layout: the pointer is over the row whose index is its height.
  document.elementsFromPoint = (_x, y) => [list.children[Math.round(y)] as Element];
  list.getBoundingClientRect = () => ({ top: -1, bottom: 5, left: 0, width: 1 }) as DOMRect;
  const pointer = (on: Element, type: string, clientY: number) =>
    fireEvent(on, new MouseEvent(type, { bubbles: true, buttons: 1, clientY }));
  return {
    drag(name: string, to: number) {
      const handle = screen.getByRole('button', { name: `Move ${name}` });
      pointer(handle, 'pointerdown', 90);
      pointer(list, 'pointermove', rows().indexOf(name));
      pointer(list, 'pointermove', to);
    },
    drop: () => pointer(list, 'pointerup', 0),
  };
}

test('a car is dragged by its handle; Escape leaves it where it was', async () => {
  const { user, api } = await openOrder();
  const { drag, drop } = dragger();
  drag('Car 1', 2);
  expect(rows()).toEqual(['Car 2', 'Car 3', 'Car 1', 'Car 4']);
  expect(api.moveCar).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  drop();
  expect(rows()).toEqual(['Car 1', 'Car 2', 'Car 3', 'Car 4']);
  drag('Car 1', 2);
  drop();
  expect(rows()).toEqual(['Car 2', 'Car 3', 'Car 1', 'Car 4']);
  await waitFor(() => expect(api.moveCar).toHaveBeenCalledWith('car-1', 'car-4'));
});

test('a car that is dragged stays the same when a colleague deletes the one above it', async () => {
  const store = { cars: cars(4) };
  const { api } = await openOrder(store);
  const { drag, drop } = dragger();
  drag('Car 2', 2);
  store.cars = store.cars.filter(({ name }) => name !== 'Car 1');
  await act(async () => {
    FakeEventSource.latest?.send('change', { entity: 'Cars', key: 'car-1', action: 'deleted' });
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(rows()).toEqual(['Car 1', 'Car 3', 'Car 2', 'Car 4']);
  drop();
  await waitFor(() => expect(rows()).toEqual(['Car 3', 'Car 2', 'Car 4']));
  expect(api.moveCar).toHaveBeenCalledWith('car-2', 'car-4');
});
