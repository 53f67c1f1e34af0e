import { screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { matchingMedia } from '../testing/antd-in-jsdom.ts';
import { BOOKING, bookings, CAR, cars, fakeApi } from '../testing/examples.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';

beforeEach(() => localStorage.clear());
// The test environment has neither.
beforeAll(() => Object.assign(URL, { createObjectURL: () => 'blob:rows', revokeObjectURL: () => undefined }));

const rows = async () =>
  (await screen.findAllByRole('row')).filter((row) => within(row).queryAllByRole('link').length > 0);

/** Makes the next read of a page of bookings fail. */
function failOnce(api: ReturnType<typeof fakeApi>, error: Error): void {
  const search = api.searchEntities.getMockImplementation();
  let hasFailed = false;
  api.searchEntities.mockImplementation(async (asked) => {
    if (hasFailed || !asked.pagination) return (await search?.(asked)) as never;
    hasFailed = true;
    throw error;
  });
}

describe('all bookings', () => {
  test('a booking has every column', async () => {
    await renderConsole('/admin', fakeApi({ bookings: [BOOKING] }));
    const link = await screen.findByRole('link', { name: '7' });
    expect(link).toHaveAttribute('href', '/admin/bookings/7');
    expect(screen.getByRole('heading', { level: 1, name: 'Admin' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'All Bookings' })).toBeInTheDocument();
    const headers = screen.getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers.slice(0, 8)).toEqual([
      '#',
      'Car',
      'Customer',
      'Entry Date',
      'Release Date',
      'Duration',
      'Status',
      'Total Price',
    ]);
    const [row] = await rows();
    for (const text of [
      'Dacia Duster',
      'Amélie Laurent',
      '24 Oct 2026',
      '26 Oct 2026',
      '3 day(s)',
      'Requested',
      '$126',
    ])
      expect(row).toHaveTextContent(text);
  });

  test('a row has the plate, the age of a request, and links that reach the customer', async () => {
    const createdAt = new Date(Date.now() - 4 * 3_600_000).toISOString();
    const booking = { ...BOOKING, createdAt, customerPhone: '06 12 34 56 78', customerPhoneE164: '+212612345678' };
    await renderConsole('/admin', fakeApi({ bookings: [booking], cars: [{ ...CAR, plate: '12345-أ-26' }] }));
    expect(await screen.findByText('12345-أ-26')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText('4 h')).toHaveAttribute('datetime', createdAt);
    expect(screen.getByRole('link', { name: '06 12 34 56 78' })).toHaveAttribute('href', 'tel:+212612345678');
    expect(screen.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute('href', 'https://wa.me/212612345678');
  });

  test('requests six rows per page, by creation date', async () => {
    const api = fakeApi({ bookings: bookings(1) });
    await renderConsole('/admin', api);
    await screen.findByRole('link', { name: '1' });
    expect(api.searchEntities).toHaveBeenCalledWith({
      entity: 'CarsBooking',
      sort: { field: 'pickupDate', direction: 1 },
      pagination: { page: 1, size: 6 },
    });
    expect(screen.queryByRole('navigation', { name: 'Pages of bookings' })).not.toBeInTheDocument();
  });

  test('the page number is in the URL, and Back returns to the previous page', async () => {
    const { user } = await renderConsole('/admin', fakeApi({ bookings: bookings(40) }));
    const pages = await screen.findByRole('navigation', { name: 'Pages of bookings' });
    expect(pages).toHaveTextContent('1-6 / 40');
    expect(within(pages).getAllByRole('button', { name: /^Page/ })).toHaveLength(5);
    await user.click(within(pages).getByRole('button', { name: 'Page 3' }));
    expect(await screen.findByRole('link', { name: '13' })).toBeInTheDocument();
    expect(address()).toBe('/admin?page=3');
    expect(screen.getByRole('button', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
    await user.click(screen.getByRole('button', { name: 'Browser back' }));
    expect(await screen.findByRole('link', { name: '1' })).toBeInTheDocument();
  });

  test('the sort order is in the URL, and changing it returns to the first page', async () => {
    const api = fakeApi({ bookings: bookings(20) });
    const { user } = await renderConsole('/admin?page=2', api);
    await screen.findByRole('link', { name: '7' });
    await user.click(screen.getByRole('columnheader', { name: 'Total Price' }));
    expect(address()).toBe('/admin?sort=totalPrice');
    await user.click(screen.getByRole('columnheader', { name: 'Total Price' }));
    expect(address()).toBe('/admin?sort=-totalPrice');
    expect(api.searchEntities).toHaveBeenCalledWith(
      expect.objectContaining({ sort: { field: 'totalPrice', direction: -1 }, pagination: { page: 1, size: 6 } }),
    );
  });

  test('an empty list shows a notice', async () => {
    await renderConsole('/admin', fakeApi({ bookings: [] }));
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeInTheDocument();
  });

  test('a failed read shows the error and a retry button', async () => {
    const api = fakeApi({ bookings: [BOOKING] });
    failOnce(api, new ApiError(500, 'The database is away'));
    const { user } = await renderConsole('/admin', api);
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: '7' })).toBeInTheDocument();
  });

  test('an invalid response shows an error, and the log names the invalid field', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const api = fakeApi({ bookings: [BOOKING] });
    const unreadable = new TypeError('CarsBooking.days: expected a number');
    failOnce(api, unreadable);
    await renderConsole('/admin', api);
    expect(await screen.findByRole('alert')).toHaveTextContent('The answer of the server could not be read.');
    expect(screen.queryByText(/expected a number/)).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledWith('The bookings could not be loaded', unreadable);
  });

  test('refresh shows new bookings', async () => {
    const store = { bookings: bookings(1) };
    const { user } = await renderConsole('/admin', fakeApi(store));
    await screen.findByRole('link', { name: '1' });
    store.bookings = bookings(2);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByRole('link', { name: '2' })).toBeInTheDocument();
  });

  test('shows a booking with its car id when the car cannot be read', async () => {
    const api = fakeApi({ bookings: [{ ...BOOKING, carId: 'gone-car' }], cars: [] });
    await renderConsole('/admin', api);
    expect(await screen.findByText('gone-car')).toBeInTheDocument();
  });

  test('is a list of cards with the same data on narrow windows', async () => {
    matchingMedia.add('(width < 56.25rem)');
    await renderConsole('/admin', fakeApi({ bookings: [BOOKING] }));
    const link = await screen.findByRole('link', { name: '# 7' });
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const card = link.closest('li');
    for (const text of [
      'Dacia Duster',
      'Amélie Laurent',
      '24 Oct 2026',
      '26 Oct 2026',
      '3 day(s)',
      'Requested',
      '$126',
    ])
      expect(card).toHaveTextContent(text);
  });

  test('can be sorted on narrow windows too', async () => {
    matchingMedia.add('(width < 56.25rem)');
    const { user } = await renderConsole('/admin?page=2', fakeApi({ bookings: bookings(8) }));
    await screen.findByRole('link', { name: '# 7' });
    await user.selectOptions(screen.getByLabelText('Sort bookings'), 'Total price, highest first');
    expect(address()).toBe('/admin?sort=-totalPrice');
  });
});

describe('search and filters', () => {
  const asked = (api: ReturnType<typeof fakeApi>) =>
    api.searchEntities.mock.calls.map(([search]) => search).filter(({ pagination }) => pagination);

  test('a search waits for the last key, is in the URL, and keeps the rows until its answer', async () => {
    const api = fakeApi({ bookings: bookings(8) });
    const { user } = await renderConsole('/admin?page=2', api);
    await screen.findByRole('link', { name: '7' });
    let answer: (() => void) | undefined;
    const search = api.searchEntities.getMockImplementation();
    api.searchEntities.mockImplementation(async (request) => {
      if (request.text === 'laur')
        await new Promise<void>((resolve) => {
          answer = resolve;
        });
      return (await search?.(request)) as never;
    });
    await user.keyboard('/');
    expect(screen.getByRole('searchbox', { name: 'Search bookings' })).toHaveFocus();
    await user.keyboard(' laur');
    await waitFor(() => expect(address()).toBe('/admin?q=laur'));
    expect(screen.getByRole('link', { name: '7' })).toBeInTheDocument();
    await user.keyboard('ent');
    await waitFor(() => expect(address()).toBe('/admin?q=laurent'));
    expect(await screen.findByRole('link', { name: '1' })).toBeInTheDocument();
    expect(screen.getByText('8 bookings found')).toBeInTheDocument();
    expect(asked(api).map(({ text }) => text)).toEqual([undefined, 'laur', 'laurent']);
    // The response to the first search arrives last.
    answer?.();
    await waitFor(() => expect(address()).toBe('/admin?q=laurent'));
    expect(screen.getByRole('searchbox')).toHaveValue(' laurent');
  });

  test('arrows move through the rows, and Enter opens a booking', async () => {
    const { user } = await renderConsole('/admin', fakeApi({ bookings: bookings(3) }));
    await screen.findByRole('link', { name: '1' });
    await user.keyboard('/{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('link', { name: '2' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    // Enter then follows the focused link.
    expect(screen.getByRole('link', { name: '3' })).toHaveFocus();
  });

  test('j and k move through the rows', async () => {
    const { user } = await renderConsole('/admin', fakeApi({ bookings: bookings(3) }));
    await screen.findByRole('link', { name: '1' });
    await user.keyboard('jj');
    expect(screen.getByRole('link', { name: '2' })).toHaveFocus();
    await user.keyboard('kk');
    expect(screen.getByRole('link', { name: '1' })).toHaveFocus();
    await user.keyboard('/jk');
    expect(screen.getByRole('searchbox')).toHaveValue('jk');
  });

  test('what is due is counted, and a press shows it only', async () => {
    const api = fakeApi({ bookings: bookings(3) });
    const { user } = await renderConsole('/admin?page=2&status=out', api);
    const requests = await screen.findByRole('button', { name: 'New requests 3' });
    await user.click(requests);
    expect(address()).toBe('/admin?due=requests');
    expect(requests).toHaveAttribute('aria-pressed', 'true');
    expect(asked(api).at(-1)?.query).toEqual([{ field: 'status', operator: 'in', value: ['requested'] }]);
    await user.click(requests);
    expect(address()).toBe('/admin');
  });

  test('"From today" is one press, and remembered for the person while nothing is searched', async () => {
    const api = fakeApi({ bookings: bookings(3) });
    const query = [{ field: 'dropoffDate', operator: 'gte', value: expect.any(String), type: 'date' }];
    const { user, close, comeBack } = await renderConsole('/admin', api);
    await screen.findByRole('link', { name: '1' });
    expect(asked(api).at(-1)).not.toHaveProperty('query');
    await user.click(screen.getByRole('button', { name: 'From today' }));
    await waitFor(() => expect(asked(api).at(-1)).toMatchObject({ query }));
    close();
    await comeBack('/admin');
    expect(await screen.findByRole('button', { name: 'From today' })).toHaveAttribute('aria-pressed', 'true');
    expect(asked(api).at(-1)).toMatchObject({ query });
    close();
    await comeBack('/admin?status=out');
    expect(await screen.findByRole('button', { name: 'From today' })).toHaveAttribute('aria-pressed', 'false');
    close();
    await comeBack('/admin');
    await user.click(await screen.findByRole('button', { name: 'From today' }));
    close();
    await comeBack('/admin');
    expect(await screen.findByRole('button', { name: 'From today' })).toHaveAttribute('aria-pressed', 'false');
  });

  test('Enter in the search opens the only booking that is found, and leads to the first of several', async () => {
    const api = fakeApi({ bookings: bookings(12) });
    const search = api.searchEntities.getMockImplementation();
    api.searchEntities.mockImplementation(async (request) => {
      const answer = (await search?.(request)) as { data: readonly unknown[] };
      if (request.text !== '#7') return answer as never;
      return { data: answer.data.slice(0, 1), pagination: { page: 1, size: 6, total: 1, totalPages: 1 } } as never;
    });
    const { user } = await renderConsole('/admin', api);
    await screen.findByRole('link', { name: '1' });
    await user.keyboard('/laurent{Enter}');
    await waitFor(() => expect(screen.getByRole('link', { name: '1' })).toHaveFocus());
    expect(address()).toBe('/admin?q=laurent');
    await user.keyboard('{ArrowUp}');
    await user.clear(screen.getByRole('searchbox'));
    await user.keyboard('#7{Enter}');
    await waitFor(() => expect(address()).toBe('/admin/bookings/1'));
  });

  test('choices have their counts, and are in the URL', async () => {
    const api = fakeApi({ bookings: bookings(8) });
    api.countEntities.mockImplementation(async (count) =>
      typeof count.by === 'string'
        ? [
            { value: 'out', count: 5 },
            { value: 'returned', count: 10_000, more: true },
            { value: 'active', count: 2 },
          ]
        : [{ value: 'week', count: 4 }],
    );
    const { user } = await renderConsole('/admin?page=2', api);
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Status' }),
      await screen.findByRole('option', { name: 'Out (5)' }),
    );
    expect(address()).toBe('/admin?status=out');
    expect(screen.getByRole('option', { name: 'All statuses (10007+)' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Returned (10000+)' })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'active (2)' })).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Next 7 days (4)');
    expect(address()).toBe('/admin?status=out&period=week');
    await waitFor(() => expect(asked(api).at(-1)?.query).toHaveLength(3));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Custom range');
    const from = screen.getByLabelText('From');
    await user.clear(from);
    await user.type(from, '2099-12-01{Enter}');
    expect(address()).toBe('/admin?status=out&period=2099-12-01_2099-12-01');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(address()).toBe('/admin');
  });

  test('a search without results says what was searched, and can be cleared', async () => {
    const store = { bookings: bookings(0) };
    const { user } = await renderConsole('/admin?q=zzz&status=out&period=today', fakeApi(store));
    expect(await screen.findByRole('heading', { name: 'No bookings found' })).toBeInTheDocument();
    expect(screen.getByText(/^Searched for/).parentElement).toHaveTextContent('Searched for: “zzz” · Out · Today');
    store.bookings = bookings(1);
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
    expect(await screen.findByRole('link', { name: '1' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  test('order and rows are remembered for the person', async () => {
    const api = fakeApi({ bookings: bookings(60) });
    const { user, close, comeBack } = await renderConsole('/admin', api);
    await user.selectOptions(await screen.findByLabelText('Rows per page'), '20 rows');
    await user.selectOptions(screen.getByLabelText('Sort bookings'), 'Upcoming pick-ups first');
    expect(address()).toBe('/admin?sort=upcoming&rows=20');
    close();
    await comeBack('/admin');
    expect(await screen.findByRole('link', { name: '20' })).toBeInTheDocument();
    expect(asked(api).at(-1)).toMatchObject({
      sort: { field: 'pickupDate', direction: 1, from: expect.any(String) },
      pagination: { page: 1, size: 20 },
    });
    expect(address()).toBe('/admin');
    await user.selectOptions(screen.getByLabelText('Rows per page'), '6 rows');
    expect(address()).toBe('/admin?rows=6');
    close();
    await comeBack('/admin', '2');
    expect(await screen.findByLabelText('Sort bookings')).toHaveValue('pickupDate');
  });

  test('the export of a selection says so', async () => {
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const api = fakeApi({ bookings: bookings(1) });
    const { user } = await renderConsole('/admin?q=dupont&status=out', api);
    await user.click(await screen.findByRole('button', { name: 'Export selection' }));
    expect(api.exportEntities).toHaveBeenCalledWith(
      expect.objectContaining({ text: 'dupont', query: [{ field: 'status', operator: 'EQ', value: 'out' }] }),
      'xlsx',
      expect.any(String),
      'en',
    );
  });
});

describe('the fleet', () => {
  test('is a tab with its own URL', async () => {
    const { user } = await renderConsole('/admin', fakeApi({ cars: cars(8) }));
    await user.click(await screen.findByRole('tab', { name: 'Car Fleet Management' }));
    expect(await screen.findByText('Car 6')).toBeInTheDocument();
    expect(address()).toBe('/admin?tab=fleet');
    expect(screen.getByRole('navigation', { name: 'Pages of cars' })).toHaveTextContent('1-6 / 8');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    expect(await screen.findByText('Car 8')).toBeInTheDocument();
    expect(address()).toBe('/admin?tab=fleet&cars=2');
  });
});

test('signing out in the console clears customer data from memory', async () => {
  const { pressSignOut, signOut, cache } = await renderConsole('/admin', fakeApi({ bookings: [BOOKING] }));
  await screen.findByText('Amélie Laurent');
  expect(JSON.stringify([...cache.values()])).toContain('amelie@example.com');
  pressSignOut();
  expect(signOut).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(JSON.stringify([...cache.values()])).not.toContain('amelie@example.com'));
});

test('signing out on a public page clears customer data from memory', async () => {
  const { close, signOut, cache } = await renderConsole('/admin', fakeApi({ bookings: [BOOKING] }));
  await screen.findByText('Amélie Laurent');
  close();
  expect(JSON.stringify([...cache.values()])).toContain('amelie@example.com');
  signOut();
  expect(JSON.stringify([...cache.values()])).not.toContain('amelie@example.com');
});

describe('deleting a booking', () => {
  test('confirms, deletes and refreshes the page', async () => {
    const api = fakeApi({ bookings: bookings(3) });
    const { user, toasts } = await renderConsole('/admin', api);
    await user.click(await screen.findByRole('button', { name: 'Delete booking 2' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Are you sure you want to delete this booking?');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '2' })).not.toBeInTheDocument());
    expect(api.deleteEntity).toHaveBeenCalledWith('CarsBooking', 2);
    expect(toasts.success).toHaveBeenCalledWith('Booking deleted successfully');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('deleting the last row of a page shows the previous page', async () => {
    const { user } = await renderConsole('/admin?page=2', fakeApi({ bookings: bookings(7) }));
    await user.click(await screen.findByRole('button', { name: 'Delete booking 7' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('link', { name: '6' })).toBeInTheDocument();
    expect(address()).toBe('/admin');
  });

  test('a failed deletion keeps the row', async () => {
    silenceErrors();
    const api = fakeApi({ bookings: bookings(1) });
    api.deleteEntity.mockRejectedValueOnce(new ApiError(500, 'Internal Server Error'));
    const { user, toasts } = await renderConsole('/admin', api);
    await user.click(await screen.findByRole('button', { name: 'Delete booking 1' }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to delete booking'));
    expect(screen.getByRole('link', { name: '1' })).toBeInTheDocument();
  });

  test('deleting an already deleted booking succeeds', async () => {
    const store = { bookings: bookings(2) };
    const api = fakeApi(store);
    const { user, toasts } = await renderConsole('/admin', api);
    await user.click(await screen.findByRole('button', { name: 'Delete booking 1' }));
    store.bookings = bookings(2).slice(1);
    api.deleteEntity.mockRejectedValueOnce(new ApiError(404, 'There is no such entity in CarsBooking'));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: '1' })).not.toBeInTheDocument());
    expect(toasts.success).toHaveBeenCalledWith(
      'Booking already deleted',
      'A colleague deleted this booking before you.',
    );
    expect(toasts.error).not.toHaveBeenCalled();
  });
});

describe('the export', () => {
  test('downloads all bookings, ordered by creation', async () => {
    const saved: string[] = [];
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const api = fakeApi({ bookings: bookings(1) });
    const { user, toasts } = await renderConsole('/admin', api);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() =>
      expect(toasts.success).toHaveBeenCalledWith('Export Successful', 'Booking data has been exported to CSV file'),
    );
    expect(saved).toEqual([expect.stringMatching(/^rental-bookings-\d{4}-\d\d-\d\d\.xlsx$/)]);
    expect(api.exportEntities).toHaveBeenCalledWith(
      { entity: 'CarsBooking', sort: { field: 'createdAt', direction: 'ascending' } },
      'xlsx',
      saved[0],
      'en',
    );
    click.mockRestore();
  });

  test('a failed export shows an error', async () => {
    silenceErrors();
    const api = fakeApi({ bookings: bookings(1) });
    api.exportEntities.mockRejectedValueOnce(new ApiError(500, 'Failed to export data'));
    const { user, toasts } = await renderConsole('/admin', api);
    await user.click(await screen.findByRole('button', { name: 'Export' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to export data'));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled());
  });
});
