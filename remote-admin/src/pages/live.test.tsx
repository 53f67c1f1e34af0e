import { act, screen, waitFor, within } from '@testing-library/react';
import type { Booking } from 'shared-kit/domain';
import { setNotifications } from '../features/live/browser-notifications.ts';
import { bookings, fakeApi } from '../testing/examples.ts';
import { FakeEventSource } from '../testing/fake-event-source.ts';
import { address, renderConsole } from '../testing/render-console.tsx';

const ids = async () => (await screen.findAllByRole('link', { name: /^\d+$/ })).map(({ textContent }) => textContent);
const created = { entity: 'CarsBooking', key: '90', action: 'created', status: 'requested' };

async function openDashboard() {
  const store: { bookings: Booking[] } = { bookings: bookings(6) };
  const console_ = await renderConsole('/admin', fakeApi(store));
  expect(await ids()).toEqual(['1', '2', '3', '4', '5', '6']);
  return { ...console_, store };
}

// Changes are collected for a moment before the lists are read again.
const send = (change: object) =>
  act(async () => {
    FakeEventSource.latest?.send('change', change);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });

function newBooking(store: { bookings: Booking[] }, id: number): Booking {
  return { ...(store.bookings[0] as Booking), id };
}

test('a new request is announced, counted in the title and offered; the list changes only on demand', async () => {
  const { user, store } = await openDashboard();
  store.bookings = [newBooking(store, 90), ...store.bookings.map((one) => ({ ...one, customerName: 'Somebody Else' }))];
  await send(created);
  const show = await screen.findByRole('button', { name: '1 new, show' });
  await waitFor(() => expect(screen.getAllByText('Somebody Else')).toHaveLength(5));
  expect(await ids()).toEqual(['1', '2', '3', '4', '5', '6']);
  expect(screen.getByText('New booking request')).toBeInTheDocument();
  await waitFor(() => expect(document.title).toMatch(/^\(1\) Admin/));
  await user.click(show);
  expect(await ids()).toEqual(['90', '1', '2', '3', '4', '5']);
  expect(screen.queryByRole('button', { name: /show$/ })).not.toBeInTheDocument();
  expect(document.title).toMatch(/^Admin/);
});

test('a new request of another page is shown in a list of the newest', async () => {
  const { user, store } = await openDashboard();
  store.bookings = [...store.bookings, newBooking(store, 90)];
  await send(created);
  await user.click(await screen.findByRole('button', { name: '1 new, show' }));
  expect(address()).toBe('/admin?sort=-id');
});

test('a change elsewhere leaves an open booking on the screen, with what is typed', async () => {
  const store: { bookings: Booking[] } = { bookings: bookings(6) };
  const { user } = await renderConsole('/admin/bookings/3', fakeApi(store));
  const card = await screen.findByRole('region', { name: 'Pick-up Details' });
  await user.click(within(card).getByRole('button', { name: 'Edit' }));
  await user.type(await within(card).findByLabelText("Customer's note"), 'Child seat');
  store.bookings = store.bookings.map((one) => ({ ...one, customerName: 'Somebody Else' }));
  await send({ ...created, key: '3', action: 'changed', actor: 'customer' });
  expect((await screen.findAllByText('Somebody Else'))[0]).toBeInTheDocument();
  expect(within(card).getByLabelText("Customer's note")).toHaveValue('Child seat');
  expect(card).toBeInTheDocument();
});

test('a cancellation by the customer links to its booking, and is seen there', async () => {
  const { user } = await openDashboard();
  await send({ ...created, key: '3', action: 'changed', status: 'canceled', actor: 'customer' });
  const link = await screen.findByRole('link', { name: /^# 3\s*: canceled by the customer$/ });
  await act(async () => user.click(link));
  await waitFor(() => expect(address()).toBe('/admin/bookings/3'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Booking Details' })).toBeInTheDocument();
  await waitFor(() => expect(document.title).not.toMatch(/^\(/));
});

describe('notifications of the browser', () => {
  const shown = jest.fn();
  const requestPermission = jest.fn();
  let latest: { onclick: (() => void) | undefined } | undefined;
  beforeEach(() => {
    localStorage.clear();
    class FakeNotification {
      static permission = 'default';
      onclick: (() => void) | undefined;
      static requestPermission = requestPermission;
      constructor(title: string) {
        shown(title);
        latest = this;
      }
      close() {}
    }
    Object.assign(globalThis, { Notification: FakeNotification });
    shown.mockReset();
    requestPermission.mockReset();
  });

  test.each([
    ['denied', false],
    ['granted', true],
  ])(
    'the browser is asked when the switch is pressed, and news come while the tab is hidden: %s',
    async (answer, isOn) => {
      const { user } = await renderConsole('/admin/settings', fakeApi({}));
      requestPermission.mockResolvedValue(answer);
      expect(requestPermission).not.toHaveBeenCalled();
      const toggle = await screen.findByRole('switch', { name: 'Notify me in this browser' });
      await user.click(toggle);
      await waitFor(() => expect(requestPermission).toHaveBeenCalledTimes(1));
      await waitFor(() => expect(toggle.getAttribute('aria-checked')).toBe(String(isOn)));
      await waitFor(() => expect(screen.queryAllByText(/does not allow/)).toHaveLength(isOn ? 0 : 1));
      jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      await send(created);
      await screen.findByText('New booking request');
      expect(shown.mock.calls.flat()).toEqual(isOn ? ['Notifications are on', 'New booking request'] : []);
    },
  );

  test('one leads from a booking to another, which opens without the e-mail of the first', async () => {
    requestPermission.mockResolvedValue('granted');
    await setNotifications(true, { title: 'On', language: 'en', direction: 'ltr', tag: 'on' });
    const { user } = await renderConsole('/admin/bookings/7', fakeApi({ bookings: bookings(8) }));
    await user.click(await screen.findByRole('button', { name: 'Send Email' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    // jsdom has no windows.
    jest.spyOn(window, 'focus').mockImplementation(() => undefined);
    await send({ ...created, key: '8' });
    await act(async () => latest?.onclick?.());
    await waitFor(() => expect(address()).toBe('/admin/bookings/8'));
    await screen.findByRole('button', { name: 'Send Email' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
