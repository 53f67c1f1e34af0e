import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { addDays, CAR_FIELDS, type CalendarDay } from 'shared-kit/domain';
import { BOOKING, bookings, CAR, cars, fakeApi } from '../testing/examples.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';

const IMAGE = new File(['image'], 'duster.png', { type: 'image/png' });

// Removes choices stored by earlier tests; these tests chose the cards.
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('console/fleet-view/1', JSON.stringify({ view: 'cards' }));
});

async function openFleet(api = fakeApi({})) {
  const rendered = await renderConsole('/admin?tab=fleet', api);
  await screen.findByRole('button', { name: 'Add New Car' });
  return { ...rendered, api };
}

const deleteButton = (name = 'Dacia Duster') => screen.findByRole('button', { name: `Delete ${name}` });

describe('a car that is out', () => {
  test('cannot be deleted', async () => {
    await openFleet(fakeApi({ bookings: [{ ...BOOKING, status: 'active' }] }));
    expect(await screen.findByText('Rented')).toBeInTheDocument();
    expect(await deleteButton()).toBeDisabled();
    expect(await deleteButton()).toHaveAccessibleDescription('Not while it is rented');
  });

  test('does not show as available while the bookings load', async () => {
    const api = fakeApi({ bookings: [] });
    const search = api.searchEntities.getMockImplementation();
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    api.searchEntities.mockImplementation(async (asked) => {
      if (asked.entity === 'CarsBooking') await answered;
      return search?.(asked) ?? { data: [] };
    });
    await openFleet(api);
    expect(await deleteButton()).toBeDisabled();
    const card = screen.getByRole('listitem');
    expect(within(card).queryByText('Available')).not.toBeInTheDocument();
    answer();
    expect(await within(card).findByText('Available')).toBeInTheDocument();
    expect(await deleteButton()).toBeEnabled();
  });

  test('shows the reason when the server refuses the deletion', async () => {
    silenceErrors();
    const { user, toasts, api } = await openFleet(fakeApi({ bookings: [{ ...BOOKING, status: 'out' }] }));
    api.deleteEntity.mockRejectedValueOnce(new ApiError(409, 'This car is rented out at the moment'));
    expect(await screen.findByText('Overdue since 26 Oct')).toBeInTheDocument();
    await user.click(await deleteButton());
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to delete car. This car is rented out at the moment'),
    );
  });
});

describe('deleting a car', () => {
  test('confirms, deletes and shows the empty list', async () => {
    const { user, toasts, api } = await openFleet(fakeApi({ cars: cars(7) }));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await user.click(await deleteButton('Car 7'));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('Are you sure you want to delete this car?')).toBeInTheDocument();
    expect(dialog).toHaveTextContent('It has no bookings to come.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'Car 6' })).toBeInTheDocument();
    expect(address()).toBe('/admin?tab=fleet');
    expect(api.deleteEntity).toHaveBeenCalledWith('Cars', 'car-7');
    expect(toasts.success).toHaveBeenCalledWith('Car deleted successfully');
  });

  test('lists the future bookings', async () => {
    const { user } = await openFleet(fakeApi({ bookings: bookings(5) }));
    await user.click(await deleteButton());
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('5 bookings are still to come:')).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(Array(3).fill('24 Oct 2026 – 26 Oct 2026: Amélie Laurent'));
    expect(within(dialog).getByText('and 2 more')).toBeInTheDocument();
  });

  test('shows a notice when they cannot be read, and asks for confirmation anyway', async () => {
    silenceErrors();
    const { user, api } = await openFleet();
    const remove = await deleteButton();
    await waitFor(() => expect(remove).toBeEnabled());
    api.searchEntities.mockRejectedValueOnce(new ApiError(500, 'Internal Server Error'));
    await user.click(remove);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('could not be loaded');
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});

test('the history of a car is in its menu', async () => {
  const change = { field: 'mileage', values: [48_000, 49_000] as const };
  const entry = { id: 1, at: '2026-11-20T10:00:00.000Z', key: 'k', action: 'changed', changes: [change] } as const;
  const { user } = await openFleet(fakeApi({ history: [{ ...entry, actor: { kind: 'staff', name: 'Salma' } }] }));
  await user.click(await screen.findByRole('button', { name: 'More for Dacia Duster' }));
  await user.click(await screen.findByRole('menuitem', { name: 'History' }));
  expect(await screen.findByText('Salma')).toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Dacia Duster' })).toHaveTextContent(/Mileage.*48000.*49000/);
});

test('an agent neither adds nor deletes cars, and leaves the price as it is', async () => {
  const api = fakeApi({});
  const { user } = await renderConsole('/admin?tab=fleet', api, 'en', 'agent');
  await user.click(await screen.findByRole('button', { name: 'More for Dacia Duster' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Papers and service',
    'Fines and tolls',
    'Damage',
    'History',
  ]);
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Edit Dacia Duster' }));
  expect(screen.queryByRole('button', { name: 'Add New Car' })).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Price per day')).toBeDisabled();
  await user.type(within(dialog).getByLabelText('Mileage'), '48000{Enter}');
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenCalledWith('Cars', expect.objectContaining({ mileage: 48_000 })),
  );
  expect(api.updateEntity.mock.lastCall?.[1]).not.toHaveProperty('price');
});

describe('the fleet', () => {
  const lastCarSearch = (api: ReturnType<typeof fakeApi>) =>
    api.searchEntities.mock.calls.map(([search]) => search).findLast(({ entity }) => entity === 'Cars');

  test('is searched and filtered; the selection is in the URL and can be cleared', async () => {
    const { user, api } = await openFleet(fakeApi({ cars: cars(7), bookings: [{ ...BOOKING, status: 'out' }] }));
    await user.click(await screen.findByRole('button', { name: 'Page 2' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search the fleet' }), '12345 gps');
    await user.selectOptions(screen.getByLabelText('Type of car'), 'SUV');
    await user.selectOptions(screen.getByLabelText('Status today'), 'Overdue');
    await waitFor(() =>
      expect(lastCarSearch(api)).toEqual({
        entity: 'Cars',
        includeHidden: true,
        text: '12345 gps',
        query: [
          { field: 'archived', operator: 'EQ', value: false },
          { field: 'type', operator: 'EQ', value: 'SUV' },
          { field: 'CarId', operator: 'in', value: [CAR.CarId] },
        ],
        pagination: { page: 1, size: 6 },
      }),
    );
    const selected = [...new URLSearchParams(address()?.split('?')[1])].sort();
    expect(String(new URLSearchParams(selected))).toBe('carStatus=overdue&carText=12345+gps&carType=SUV&tab=fleet');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/admin?tab=fleet');
    expect(screen.getByRole('searchbox', { name: 'Search the fleet' })).toHaveValue('');
  });

  test('tells a block with its reason and end', async () => {
    const today = new Date().toISOString().slice(0, 10) as CalendarDay;
    const block = {
      id: 3,
      carId: CAR.CarId,
      from: addDays(today, -1),
      to: addDays(today, 1),
      reason: 'service',
    } as const;
    await openFleet(fakeApi({ blocks: [block] }));
    const status = await screen.findByText(/^Service until \d+ \w+$/);
    const card = status.closest('li') as HTMLElement;
    expect(within(card).queryByText('Available')).not.toBeInTheDocument();
  });

  test('is a table that can be ordered, and stays one', async () => {
    const plates = cars(2).map((car, index) => ({ ...car, plate: `1234${index}-A-6`, mileage: 48_000 }));
    const rendered = await openFleet(fakeApi({ cars: plates }));
    const { user, api } = rendered;
    await user.click(await screen.findByRole('radio', { name: 'Table' }));
    const table = await screen.findByRole('table');
    expect(within(table).getByRole('row', { name: /Car 2 12341-A-6 Available SUV – 48,000 \$42/ })).toBeInTheDocument();
    await user.click(within(table).getByRole('columnheader', { name: 'Price per day' }));
    await waitFor(() => expect(lastCarSearch(api)).toMatchObject({ sort: { field: 'price', direction: 1 } }));
    await user.selectOptions(screen.getByLabelText('Cars per page'), '50 per page');
    rendered.leave();
    await rendered.comeBack();
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(lastCarSearch(api)?.pagination).toEqual({ page: 1, size: 50 });
  });

  test('is a table at first, which names cars without a photo, and finds them', async () => {
    localStorage.clear();
    const drawn = { ...CAR, CarId: 'drawn', name: 'Fiat 500', image: '/media/demo/fiat.svg' };
    const { user, api } = await openFleet(fakeApi({ cars: [CAR, drawn] }));
    const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });
    expect(await row('Fiat 500')).toHaveTextContent('No photograph');
    expect(await row('Dacia Duster')).not.toHaveTextContent('No photograph');
    await user.selectOptions(screen.getByLabelText('Photographs'), 'No photograph');
    await waitFor(() =>
      expect(lastCarSearch(api)?.query).toContainEqual({ field: 'photographed', operator: 'EQ', value: false }),
    );
  });

  test('says what cannot be known when the bookings cannot be read', async () => {
    silenceErrors();
    const api = fakeApi({});
    const search = api.searchEntities.getMockImplementation();
    api.searchEntities.mockImplementation(async (asked) => {
      if (asked.entity === 'CarsBooking') throw new ApiError(500, 'Internal Server Error');
      return search?.(asked) ?? { data: [] };
    });
    await openFleet(api);
    expect(await screen.findByRole('alert')).toHaveTextContent('What the cars do today could not be loaded.');
    expect(screen.getByRole('heading', { name: 'Dacia Duster' })).toBeInTheDocument();
  });
});

describe('a price in the table', () => {
  async function openPrice() {
    localStorage.clear();
    const opened = await openFleet(fakeApi({ cars: [CAR] }));
    const button = () => screen.findByRole('button', { name: /^Price per day of Dacia Duster/ });
    await opened.user.click(await button());
    return { ...opened, button, field: () => screen.getByLabelText('Price per day of Dacia Duster') };
  }

  test('is saved with Enter', async () => {
    const { user, api, toasts, button } = await openPrice();
    await user.keyboard('39,5{Enter}');
    await waitFor(() => expect(api.updateEntity).toHaveBeenCalledWith('Cars', { CarId: CAR.CarId, price: 39.5 }));
    expect(await button()).toHaveTextContent('$39.50');
    await waitFor(async () => expect(await button()).toHaveFocus());
    expect(toasts.success).toHaveBeenCalledWith('Car updated successfully', 'Dacia Duster: $42 → $39.50 a day');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(api.updateEntity).toHaveBeenLastCalledWith('Cars', { CarId: CAR.CarId, price: 42 }));
    await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Undone', 'Dacia Duster: $42 a day'));
    await waitFor(async () => expect(await button()).toHaveTextContent('$42'));
  });

  test('is shown once it is saved, before the list is read again', async () => {
    const { user, api, button } = await openPrice();
    api.searchEntities.mockReturnValue(new Promise(() => undefined));
    await user.keyboard('39,5{Enter}');
    expect(await button()).toHaveTextContent('$39.50');
    expect(await button()).toHaveFocus();
  });

  test('stays as it was with Escape', async () => {
    const { user, api, button } = await openPrice();
    await user.keyboard('99{Escape}');
    expect(await button()).toHaveTextContent('$42');
    expect(await button()).toHaveFocus();
    expect(api.updateEntity).not.toHaveBeenCalled();
  });

  test('that is none is told beside it, and stays typed', async () => {
    const { user, api, field } = await openPrice();
    await user.keyboard('-5{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('A price cannot be negative');
    expect(field()).toHaveValue('-5');
    await user.tab();
    expect(field()).toHaveValue('-5');
    expect(api.updateEntity).not.toHaveBeenCalled();
  });

  test('that the server refuses, or a colleague has changed meanwhile, stays typed with the reason', async () => {
    silenceErrors();
    const { user, api, field } = await openPrice();
    api.updateEntity.mockRejectedValueOnce(new ApiError(503, 'The service is unavailable'));
    await user.keyboard('50{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('The service is unavailable');
    expect(field()).toHaveValue('50');
    api.getEntity.mockResolvedValueOnce({ ...CAR, price: 45 } as never);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('A colleague has changed it to $45.'));
    expect(api.updateEntity).toHaveBeenCalledTimes(1);
    api.getEntity.mockResolvedValueOnce({ ...CAR, price: 45 } as never);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(api.updateEntity).toHaveBeenLastCalledWith('Cars', { CarId: CAR.CarId, price: 50 }));
  });
});

describe('a new car', () => {
  async function openForm(api = fakeApi({})) {
    const opened = await openFleet(api);
    await opened.user.click(screen.getByRole('button', { name: 'Add New Car' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Car' });
    return { ...opened, dialog };
  }
  const upload = async ({ user, dialog }: Awaited<ReturnType<typeof openForm>>) => {
    await user.upload(within(dialog).getByLabelText('Image'), IMAGE);
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await within(dialog).findByRole('button', { name: 'Change Image' });
  };

  test('is uploaded, filled in and saved', async () => {
    const opened = await openForm();
    const { user, dialog, toasts, api } = opened;
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await upload(opened);
    expect(toasts.success).toHaveBeenCalledWith('Image uploaded successfully!');
    expect(within(dialog).getByRole('img', { name: 'The uploaded picture' })).toHaveAttribute('src', '/media/new.webp');
    await user.type(within(dialog).getByLabelText('Name'), 'Fiat Panda');
    await user.selectOptions(within(dialog).getByLabelText('Type'), 'Hatchback');
    await user.clear(within(dialog).getByLabelText('Price per day'));
    await user.type(within(dialog).getByLabelText('Price per day'), '29.5');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: 'Fiat Panda' })).toBeInTheDocument();
    expect(api.createCar).toHaveBeenCalledWith({
      name: 'Fiat Panda',
      type: 'Hatchback',
      seats: 4,
      fuel: 'Gasoline',
      transmission: 'Automatic',
      price: 29.5,
      image: '/media/new.webp',
    });
    expect(toasts.success).toHaveBeenLastCalledWith('Car added successfully');
    expect(api.deleteImage).not.toHaveBeenCalled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows errors for missing fields', async () => {
    const opened = await openForm();
    await upload(opened);
    await opened.user.click(within(opened.dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Please enter the name of the car')).toBeInTheDocument();
    expect(screen.getByText('Please choose a type')).toBeInTheDocument();
    expect(opened.api.createCar).not.toHaveBeenCalled();
  });

  test("keeps the input when saving fails, and shows the server's error at its field", async () => {
    silenceErrors();
    const opened = await openForm();
    const { user, dialog, toasts, api } = opened;
    const refusal = new ApiError(400, 'Please check', { meta: { fields: { price: 'must be lower' } } });
    api.createCar.mockRejectedValueOnce(refusal);
    await upload(opened);
    await user.type(within(dialog).getByLabelText('Name'), 'Fiat Panda');
    await user.selectOptions(within(dialog).getByLabelText('Type'), 'Hatchback');
    await user.type(within(dialog).getByLabelText('Price per day'), '{Backspace}9');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to add car'));
    expect(await within(dialog).findByText('must be lower')).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Fiat Panda');
  });

  test('closed without saving discards draft and image', async () => {
    const opened = await openForm();
    const { user, dialog, api } = opened;
    await upload(opened);
    await user.type(within(dialog).getByLabelText('Name'), 'Fiat Panda');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Add New Car' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Name')).toHaveValue('');
    expect(api.deleteImage).toHaveBeenCalledWith('cars/new');
  });

  test.each([
    ['no file', undefined],
    ['a file that is not an image', new File(['text'], 'notes.txt', { type: 'text/plain' })],
  ])('%s cannot be uploaded', async (_, file) => {
    const { user, dialog, toasts, api } = await openForm();
    if (file) fireEvent.change(within(dialog).getByLabelText('Image'), { target: { files: [file] } });
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    expect(toasts.error).toHaveBeenCalledWith('Error', 'Please select an image file');
    expect(api.uploadImage).not.toHaveBeenCalled();
  });

  test.each([
    [
      'of another kind',
      new File(['HEIC'], 'car.heic', { type: 'image/heic' }),
      'This is not a JPEG, PNG, WebP or AVIF picture.',
    ],
    [
      'too large',
      new File([new Uint8Array(10 * 1_048_576 + 1)], 'car.png', { type: 'image/png' }),
      'This file is larger than 10 MB.',
    ],
  ])('a picture that is %s is refused when it is chosen, and not sent', async (_, file, reason) => {
    const { user, dialog, api } = await openForm();
    const field = within(dialog).getByLabelText('Image');
    expect(field).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    fireEvent.change(field, { target: { files: [file] } });
    expect(within(dialog).getByRole('alert')).toHaveTextContent(reason);
    expect(field).toBeInvalid();
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent(reason);

    const further = within(dialog).getByLabelText('Add pictures');
    expect(further).toHaveAttribute('accept', 'image/jpeg,image/png,image/webp,image/avif');
    fireEvent.change(further, { target: { files: [file, IMAGE] } });
    await waitFor(() => expect(api.uploadImage).toHaveBeenCalledWith(IMAGE, expect.anything()));
    expect(api.uploadImage).toHaveBeenCalledTimes(1);
    expect(within(dialog).getAllByRole('alert')).toHaveLength(2);
    await user.click(within(dialog).getByRole('button', { name: `Leave out ${file.name}` }));
    expect(within(dialog).getAllByRole('alert')).toHaveLength(1);
  });

  test('a failed upload can be retried', async () => {
    silenceErrors();
    const opened = await openForm();
    opened.api.uploadImage.mockRejectedValueOnce(new ApiError(415, 'Upload failed: 415 {}'));
    await opened.user.upload(within(opened.dialog).getByLabelText('Image'), IMAGE);
    await opened.user.click(within(opened.dialog).getByRole('button', { name: 'Upload' }));
    expect(opened.toasts.error).toHaveBeenCalledWith('Error', 'Failed to upload image. Please try again.');
    await opened.user.click(await within(opened.dialog).findByRole('button', { name: 'Upload' }));
    expect(await within(opened.dialog).findByRole('button', { name: 'Change Image' })).toBeInTheDocument();
  });

  test('an image that the server rejects shows the reason, until another is chosen', async () => {
    silenceErrors();
    const { user, dialog, api } = await openForm();
    const body = { code: 415, message: 'This picture is a PDF as well', meta: { type: 'unsupported_media_type' } };
    api.uploadImage.mockRejectedValueOnce(new ApiError(415, 'Upload failed: 415', body));
    const field = within(dialog).getByLabelText('Image');
    await user.upload(field, IMAGE);
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This picture is a PDF as well\./));
    expect(field).toBeInvalid();
    await user.upload(field, new File(['other'], 'other.png', { type: 'image/png' }));
    expect(field).not.toHaveAccessibleDescription(/PDF/);
    expect(field).toBeValid();
  });

  test('an upload shows its progress and can be canceled', async () => {
    const { user, dialog, toasts, api } = await openForm();
    api.uploadImage.mockImplementationOnce(
      (_, options) =>
        new Promise((_resolve, reject) => {
          options?.onProgress?.(0.42);
          options?.signal?.addEventListener('abort', () => reject(new DOMException('Given up', 'AbortError')));
        }),
    );
    await user.upload(within(dialog).getByLabelText('Image'), IMAGE);
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    expect(await within(dialog).findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel upload' }));
    expect(await within(dialog).findByRole('button', { name: 'Upload' })).toBeEnabled();
    expect(within(dialog).queryByRole('progressbar')).not.toBeInTheDocument();
    expect(toasts.error).not.toHaveBeenCalled();
  });
});

describe('an existing car', () => {
  async function openForm(api = fakeApi({})) {
    const opened = await openFleet(api);
    await opened.user.click(await screen.findByRole('button', { name: 'Edit Dacia Duster' }));
    return { ...opened, dialog: await screen.findByRole('dialog', { name: 'Edit Car' }) };
  }

  test('is updated', async () => {
    const { user, dialog, toasts, api } = await openForm();
    await user.clear(within(dialog).getByLabelText('Price per day'));
    await user.type(within(dialog).getByLabelText('Price per day'), '45');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('$45')).toBeInTheDocument();
    expect(api.updateEntity).toHaveBeenCalledWith('Cars', { CarId: CAR.CarId, price: 45 });
    expect(toasts.success).toHaveBeenCalledWith('Car updated successfully', 'Dacia Duster: $42 → $45 a day');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Undone', 'Dacia Duster: $42 a day'));
    expect(api.updateEntity).toHaveBeenLastCalledWith('Cars', { CarId: CAR.CarId, price: CAR.price });
  });

  test('gets a focal point by a press on its picture, and by the arrow keys', async () => {
    const { user, dialog, api } = await openForm();
    const picture = within(dialog).getByRole('button', {
      name: 'What stays in view: 50 % from the left, 50 % from the top',
    });
    picture.getBoundingClientRect = () => new DOMRect(100, 50, 200, 100);
    fireEvent.click(picture, { detail: 1, clientX: 150, clientY: 75 });
    expect(picture).toHaveAccessibleName('What stays in view: 25 % from the left, 25 % from the top');
    picture.focus();
    await user.keyboard('{ArrowRight}{ArrowUp}{Enter}');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.updateEntity).toHaveBeenCalledWith('Cars', {
        CarId: CAR.CarId,
        image: `${CAR.image}#focus=0.27,0.23`,
      }),
    );
  });

  test('closed without saving is unchanged', async () => {
    const { user, dialog } = await openForm();
    await user.type(within(dialog).getByLabelText('Name'), ' II');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Edit Dacia Duster' }));
    expect(within(await screen.findByRole('dialog')).getByLabelText('Name')).toHaveValue('Dacia Duster');
  });

  test('cannot be saved while its image is being changed, unless the old one is kept', async () => {
    const { user, dialog } = await openForm();
    await user.click(within(dialog).getByRole('button', { name: 'Change Image' }));
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Keep current image' }));
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  test('clears the reason when another image is chosen', async () => {
    silenceErrors();
    const { user, dialog, api } = await openForm();
    const body = { code: 415, message: 'No picture', meta: { type: 'unsupported_media_type' } };
    api.uploadImage.mockRejectedValueOnce(new ApiError(415, 'Upload failed: 415', body));
    await user.click(within(dialog).getByRole('button', { name: 'Change Image' }));
    await user.upload(within(dialog).getByLabelText('Image'), IMAGE);
    await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('No picture.');
    await user.click(within(dialog).getByRole('button', { name: 'Keep current image' }));
    await user.click(within(dialog).getByRole('button', { name: 'Change Image' }));
    expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
    expect(within(dialog).getByLabelText('Image')).toBeValid();
  });

  test('keeps the input when saving fails', async () => {
    silenceErrors();
    const { user, dialog, toasts, api } = await openForm();
    api.updateEntity.mockRejectedValueOnce(new ApiError(500, 'Internal Server Error'));
    await user.type(within(dialog).getByLabelText('Name'), ' II');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to update car'));
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Dacia Duster II');
  });

  test('is duplicated without its plate and mileage', async () => {
    const car = { ...CAR, plate: '12345-A-6', mileage: 48_000, colour: 'White', images: ['/media/back.webp'] };
    const { user, api } = await openFleet(fakeApi({ cars: [car] }));
    await user.click(await screen.findByRole('button', { name: 'More for Dacia Duster' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add New Car' });
    expect(within(dialog).getByLabelText('Name')).toHaveValue('Dacia Duster');
    expect(within(dialog).getByLabelText('Number plate')).toHaveValue('');
    await user.type(within(dialog).getByLabelText('Number plate'), '12346-A-6');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const { CarId: _, onSale: __, mileage: ___, ...copied } = car;
    await waitFor(() => expect(api.createCar).toHaveBeenCalledWith({ ...copied, plate: '12346-A-6' }));
  });

  test('gets optional fields; an invalid number is rejected at its field', async () => {
    const { user, dialog, api } = await openForm();
    await user.type(within(dialog).getByLabelText('Mileage'), 'many');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Please enter whole kilometers, for example 48000')).toBeInTheDocument();
    await user.clear(within(dialog).getByLabelText('Mileage'));
    await user.type(within(dialog).getByLabelText('Mileage'), '48 000');
    await user.type(within(dialog).getByRole('combobox', { name: 'Features' }), 'Child seat{Enter}');
    await user.click(within(dialog).getByRole('switch', { name: 'Offered on the website' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    const changes = { mileage: 48_000, features: ['Bluetooth', 'Child seat'], onSale: false };
    await waitFor(() => expect(api.updateEntity).toHaveBeenCalledWith('Cars', { CarId: CAR.CarId, ...changes }));
  });

  test('a plate that another car has is named beside its field', async () => {
    silenceErrors();
    const { user, dialog, api } = await openForm();
    const problem = { type: 'plate_taken', car: 'Renault Clio' };
    const meta = { fields: { plate: 'is the plate of Renault Clio' }, problems: { plate: problem } };
    api.updateEntity.mockRejectedValueOnce(new ApiError(400, 'Please check', { meta }));
    await user.type(within(dialog).getByLabelText('Number plate'), '12345-A-6');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText(/Renault Clio/)).toBeInTheDocument();
    expect(within(dialog).getByLabelText('Number plate')).toHaveValue('12345-A-6');
  });

  test('gets further pictures, in their order; what is refused says why and can be left out', async () => {
    silenceErrors();
    const { user, dialog, api } = await openForm();
    const names = () =>
      within(dialog)
        .queryAllByRole('img')
        .map((image) => image.getAttribute('src'));
    const file = (name: string) => new File(['image'], name, { type: 'image/jpeg' });
    const body = { code: 415, message: 'Not a picture', meta: { type: 'unsupported_media_type' } };
    api.uploadImage.mockImplementation(async ({ name }) => {
      if (name === 'broken.jpg') throw new ApiError(415, 'Upload failed: 415', body);
      return { url: `/media/${name}.webp`, publicId: `cars/${name}` };
    });
    await user.upload(within(dialog).getByLabelText('Add pictures'), ['a', 'broken.jpg', 'b', 'c'].map(file));
    await waitFor(() => expect(names()).toEqual([CAR.image, '/media/a.webp', '/media/b.webp', '/media/c.webp']));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Not a picture');
    await user.click(within(dialog).getByRole('button', { name: 'Leave out broken.jpg' }));

    await user.click(within(dialog).getByRole('button', { name: 'Move picture 3 earlier' }));
    expect(names()).toEqual([CAR.image, '/media/a.webp', '/media/c.webp', '/media/b.webp']);
    expect(within(dialog).getByRole('button', { name: 'Move picture 2 earlier' })).toHaveFocus();
    await user.click(within(dialog).getByRole('button', { name: 'Remove picture 1' }));
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    await user.click(within(dialog).getByRole('button', { name: 'Remove picture 3' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(api.updateEntity).toHaveBeenCalledWith(
        'Cars',
        expect.objectContaining({ images: ['/media/a.webp', '/media/c.webp'] }),
      ),
    );
    // Deletes the upload that the car does not use.
    await waitFor(() => expect(api.deleteImage.mock.calls).toEqual([['cars/b']]));
  });

  test('keeps the focus when one of the most pictures is removed', async () => {
    const images = Array.from({ length: CAR_FIELDS.images.maxItems }, (_, index) => `/media/${index}.webp`);
    const { user, dialog } = await openForm(fakeApi({ cars: [{ ...CAR, images }] }));
    expect(within(dialog).getByLabelText('Add pictures')).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Remove picture 1' }));
    expect(within(dialog).getByLabelText('Add pictures')).toHaveFocus();
  });

  async function writePrice(text: string) {
    const opened = await openForm();
    const field = within(opened.dialog).getByLabelText('Price per day');
    await opened.user.clear(field);
    await opened.user.type(field, text);
    return { ...opened, field };
  }

  test.each([
    ['39,50', '39.50', 39.5],
    ['1 234,5', '1234.50', 1234.5],
    ['1.234,50 €', '1234.50', 1234.5],
    ['٣٩٫٥٠', '39.50', 39.5],
  ])('a price of %s is parsed on Enter, and shown on blur as %s', async (text, written, price) => {
    const { user, field, api } = await writePrice(text);
    await user.tab();
    expect(field).toHaveValue(written);
    await user.clear(field);
    await user.type(field, `${text}{Enter}`);
    await waitFor(() => expect(api.updateEntity).toHaveBeenCalledWith('Cars', expect.objectContaining({ price })));
  });

  test.each([
    ['1,234', 'This could be 1234 or 1.234. Please write 1234.00, or 1.23 with two decimals.'],
    ['-3', 'A price cannot be negative'],
    ['39.555', 'This could be 39555 or 39.555. Please write 39555.00, or 39.55 with two decimals.'],
    ['39.5555', 'Please write at most two decimals, for example 39.50'],
    ['100000.01', 'Please enter at most $100,000'],
    ['cheap', 'This is not a price. Please write a number, for example 39.50'],
    ['{Backspace}', 'Please enter a price'],
  ])('%s is refused: it is not saved, stays in the field, and an error is shown', async (text, sentence) => {
    const { user, field, dialog, api } = await writePrice(text);
    await user.type(field, '{Enter}');
    expect(await within(dialog).findByText(sentence)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(sentence);
    await user.tab();
    expect(field).toHaveValue(text.startsWith('{') ? '' : text);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(api.updateEntity).not.toHaveBeenCalled();
    await user.clear(field);
    await user.type(field, '40');
    await waitFor(() => expect(within(dialog).queryByText(sentence)).not.toBeInTheDocument());
  });

  test('a price of 0 is confirmed before it is saved', async () => {
    const { user, field, api } = await writePrice('0{Enter}');
    const question = async () =>
      within(await screen.findByText('This car would be free of charge. Save all the same?').then(dialogAround));
    await user.click((await question()).getByRole('button', { name: 'Change price' }));
    await waitFor(() => expect(screen.queryByText(/free of charge/)).not.toBeInTheDocument());
    expect(field).toHaveValue('0.00');
    expect(api.updateEntity).not.toHaveBeenCalled();
    await user.type(field, '{Enter}');
    await user.click((await question()).getByRole('button', { name: 'Save free of charge' }));
    await waitFor(() => expect(api.updateEntity).toHaveBeenCalledWith('Cars', expect.objectContaining({ price: 0 })));
  });
});

function dialogAround(element: HTMLElement): HTMLElement {
  const dialog = element.closest<HTMLElement>('[role=dialog]');
  if (!dialog) throw new Error('There is no dialog around it');
  return dialog;
}
