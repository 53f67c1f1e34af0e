import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { LIVE_REGION_ATTRIBUTE } from 'shared-kit/contract';
import { render } from 'shared-kit/testing/render';
import { Dialog } from './dialog.tsx';

function DialogOf({ title, isOpen }: { readonly title: string; readonly isOpen: boolean }) {
  return isOpen ? (
    <Dialog title={title} onClose={jest.fn()}>
      The form
    </Dialog>
  ) : null;
}

/** Simulates the browser, which sends close requests to the latest watcher. */
function watchClosing() {
  const open: { onclose?: () => void; destroy(): void }[] = [];
  class CloseWatcher {
    constructor() {
      open.push(this);
    }
    destroy() {
      open.splice(open.indexOf(this), 1);
    }
  }
  Object.assign(globalThis, { CloseWatcher });
  const requestClose = () => act(() => open.pop()?.onclose?.());
  return { open, requestClose };
}
afterEach(() => Reflect.deleteProperty(globalThis, 'CloseWatcher'));

test('closes on every close request of the browser, and stops listening after it was closed', () => {
  const { open, requestClose } = watchClosing();
  const onClose = jest.fn();
  const { rerender } = render(
    <Dialog title="Filters" onClose={onClose}>
      The filters
    </Dialog>,
  );
  requestClose();
  requestClose();
  expect(onClose).toHaveBeenCalledTimes(2);
  rerender(<p>The page</p>);
  expect(open).toEqual([]);
});

test('Escape closes once, without the browser', () => {
  const onClose = jest.fn();
  render(
    <Dialog title="Filters" onClose={onClose}>
      The filters
    </Dialog>,
  );
  const isLeftToBrowser = fireEvent.keyDown(screen.getByRole('heading'), { key: 'Escape' });
  expect([isLeftToBrowser, onClose.mock.calls.length]).toEqual([false, 1]);
});

test('everything behind a dialog except the notifications is inert until it closes', async () => {
  const notifications = document.body.appendChild(document.createElement('section'));
  notifications.setAttribute(LIVE_REGION_ATTRIBUTE, '');
  const { rerender, container } = render(<p>The page</p>);
  rerender(<DialogOf title="Complete Your Booking" isOpen />);
  expect(screen.getByRole('heading', { name: 'Complete Your Booking' })).toHaveFocus();
  // jsdom does not reflect the property.
  await waitFor(() => expect([container.inert, notifications.inert]).toEqual([true, undefined]));
  rerender(<p>The page</p>);
  await waitFor(() => expect(container.inert).toBe(false));
});

test('a dialog that follows another at once gives the focus back to what opened the first', async () => {
  const page = (first: boolean, second: boolean) => (
    <>
      <button type="button">Book Now</button>
      <DialogOf title="Complete Your Booking" isOpen={first} />
      <DialogOf title="Booking Confirmed" isOpen={second} />
    </>
  );
  const { rerender, container } = render(page(false, false));
  const opener = screen.getByRole('button', { name: 'Book Now' });
  opener.focus();
  rerender(page(true, false));
  await waitFor(() => expect(container.inert).toBe(true));
  rerender(page(false, true));
  expect(screen.getByRole('heading', { name: 'Booking Confirmed' })).toHaveFocus();
  await waitFor(() => expect(container.inert).toBe(true));
  rerender(page(false, false));
  await waitFor(() => expect(opener).toHaveFocus());
  expect(container.inert).toBe(false);
});
