import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { SIGNED_OUT_KEY } from '../data/drafts.ts';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';

const EXPIRED = new ApiError(401, 'Please sign in to continue');
const IMAGE = new File(['image'], 'duster.png', { type: 'image/png' });

/** Returns a call that fails because the session has expired, upon which the host unmounts the console. */
const expiring = (rendered: { leave(): void }) => async (): Promise<never> => {
  rendered.leave();
  throw EXPIRED;
};

async function writeEmail() {
  const api = fakeApi({ bookings: [BOOKING] });
  const rendered = await renderConsole('/admin/bookings/7', api);
  await rendered.user.click(await screen.findByRole('button', { name: 'Send Email' }));
  const dialog = await screen.findByRole('dialog');
  await rendered.user.type(within(dialog).getByLabelText('Subject'), 'Your car');
  await rendered.user.type(within(dialog).getByLabelText('Message'), 'It is ready.');
  return { ...rendered, api, dialog, rendered };
}

test('an e-mail draft survives an expired session, and is removed once it is sent', async () => {
  const { user, api, toasts, dialog, rendered } = await writeEmail();
  api.sendEmail.mockImplementationOnce(expiring(rendered));
  await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  // The host shows the rejected session; a second toast would replace it.
  expect(toasts.error).not.toHaveBeenCalled();

  await rendered.comeBack();
  const again = await screen.findByRole('dialog', { name: 'Send Custom Email' });
  expect(within(again).getByLabelText('Subject')).toHaveValue('Your car');
  expect(within(again).getByLabelText('Message')).toHaveValue('It is ready.');
  await user.click(within(again).getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  rendered.leave();
  await rendered.comeBack();
  await user.click(await screen.findByRole('button', { name: 'Send Email' }));
  expect(within(await screen.findByRole('dialog')).getByLabelText('Message')).toHaveValue('');
});

test('an unedited status e-mail is restored too', async () => {
  const api = fakeApi({ bookings: [BOOKING] });
  const rendered = await renderConsole('/admin/bookings/7', api);
  await rendered.user.click(await screen.findByRole('button', { name: 'Reserved' }));
  const dialog = await screen.findByRole('dialog');
  api.sendEmail.mockImplementationOnce(expiring(rendered));
  await rendered.user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await rendered.comeBack();
  const again = await screen.findByRole('dialog', { name: 'Send Status Update Email' });
  expect(within(again).getByLabelText('Subject')).toHaveValue('Update on Your Booking: Reserved');
});

test('a closed e-mail draft does not reopen by itself', async () => {
  const { user, dialog, rendered } = await writeEmail();
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  rendered.leave();
  await rendered.comeBack();
  await screen.findByRole('button', { name: 'Send Email' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an unsaved car is restored after a failure and reload of the console', async () => {
  const api = fakeApi({});
  const rendered = await renderConsole('/admin?tab=fleet', api);
  await rendered.user.click(await screen.findByRole('button', { name: 'Add New Car' }));
  const dialog = await screen.findByRole('dialog');
  await rendered.user.upload(within(dialog).getByLabelText('Image'), IMAGE);
  await rendered.user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  await within(dialog).findByRole('button', { name: 'Change Image' });
  await rendered.user.type(within(dialog).getByLabelText('Name'), 'Fiat Panda');
  await rendered.tryAgain();
  expect(within(await screen.findByRole('dialog')).getByLabelText('Name')).toHaveValue('Fiat Panda');
  // The image is kept, because the draft shows it.
  expect(api.deleteImage).not.toHaveBeenCalled();
});

test('the image of an unsaved car is kept; only unused uploads are deleted', async () => {
  const api = fakeApi({});
  const rendered = await renderConsole('/admin?tab=fleet', api);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Add New Car' }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(within(dialog).getByLabelText('Image'), IMAGE);
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  await within(dialog).findByRole('button', { name: 'Change Image' });
  await rendered.tryAgain();
  await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Change Image' });
  expect(api.deleteImage).not.toHaveBeenCalled();
});

test('signing out in another tab removes the drafts of this tab', async () => {
  const { rendered } = await writeEmail();
  dispatchEvent(new StorageEvent('storage', { key: SIGNED_OUT_KEY }));
  rendered.leave();
  await rendered.comeBack();
  await screen.findByRole('button', { name: 'Send Email' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an unsaved car with its image survives an expired session, and can be saved afterwards', async () => {
  const api = fakeApi({});
  const rendered = await renderConsole('/admin?tab=fleet', api);
  const { user, toasts } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Add New Car' }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(within(dialog).getByLabelText('Image'), IMAGE);
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  await within(dialog).findByRole('button', { name: 'Change Image' });
  await user.type(within(dialog).getByLabelText('Name'), 'Fiat Panda');
  await user.selectOptions(within(dialog).getByLabelText('Type'), 'Hatchback');
  await user.clear(within(dialog).getByLabelText('Price per day'));
  await user.type(within(dialog).getByLabelText('Price per day'), '1 234,5');
  api.createCar.mockImplementationOnce(expiring(rendered));
  await user.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  await rendered.comeBack();
  const again = await screen.findByRole('dialog', { name: 'Add New Car' });
  expect(within(again).getByLabelText('Name')).toHaveValue('Fiat Panda');
  expect(within(again).getByLabelText('Type')).toHaveValue('Hatchback');
  expect(within(again).getByLabelText('Price per day')).toHaveValue('1234.50');
  expect(api.deleteImage).not.toHaveBeenCalled();
  await user.click(within(again).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Car added successfully'));
  expect(api.createCar).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'Fiat Panda', image: '/media/new.webp' }),
  );
});

test('the draft of an edited car is saved to the same car after an expired session', async () => {
  const api = fakeApi({});
  const rendered = await renderConsole('/admin?tab=fleet', api);
  await rendered.user.click(await screen.findByRole('button', { name: 'Edit Dacia Duster' }));
  await rendered.user.type(within(await screen.findByRole('dialog')).getByLabelText('Name'), ' II');
  rendered.leave();
  await rendered.comeBack();
  const again = await screen.findByRole('dialog', { name: 'Edit Car' });
  expect(within(again).getByLabelText('Name')).toHaveValue('Dacia Duster II');
  await rendered.user.click(within(again).getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(api.updateEntity).toHaveBeenCalledWith('Cars', expect.objectContaining({ name: 'Dacia Duster II' })),
  );
  expect(rendered.toasts.success).toHaveBeenCalledWith(
    'Car updated successfully',
    'Dacia Duster: Name: Dacia Duster → Dacia Duster II',
  );
});

test('signing out removes the drafts for the next user', async () => {
  const { dialog, rendered } = await writeEmail();
  expect(dialog).toBeInTheDocument();
  rendered.pressSignOut();
  expect(localStorage.getItem(SIGNED_OUT_KEY)).not.toBeNull();
  rendered.leave();
  await rendered.comeBack('/admin/bookings/7');
  await screen.findByRole('button', { name: 'Send Email' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an e-mail draft is not shown to another user who signs in', async () => {
  const { rendered } = await writeEmail();
  rendered.leave();
  await rendered.comeBack('/admin/bookings/7', '2');
  await screen.findByRole('button', { name: 'Send Email' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  rendered.leave();
  await rendered.comeBack();
  await screen.findByRole('button', { name: 'Send Email' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a draft with only an image reopens the dialog', async () => {
  const api = fakeApi({});
  const rendered = await renderConsole('/admin?tab=fleet', api);
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Add New Car' }));
  const dialog = await screen.findByRole('dialog');
  await user.upload(within(dialog).getByLabelText('Image'), IMAGE);
  api.uploadImage.mockImplementationOnce(expiring(rendered));
  await user.click(within(dialog).getByRole('button', { name: 'Upload' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await rendered.comeBack();
  expect(await screen.findByRole('dialog', { name: 'Add New Car' })).toBeInTheDocument();
});

test('a restored draft with a removed image can keep the saved image', async () => {
  const rendered = await renderConsole('/admin?tab=fleet', fakeApi({}));
  const { user } = rendered;
  await user.click(await screen.findByRole('button', { name: 'Edit Dacia Duster' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Change Image' }));
  rendered.leave();
  await rendered.comeBack();
  const again = await screen.findByRole('dialog', { name: 'Edit Car' });
  await user.click(within(again).getByRole('button', { name: 'Keep current image' }));
  expect(within(again).getByRole('button', { name: 'Save' })).toBeEnabled();
});

describe('requests in flight at the end of the session', () => {
  const waiting = () => {
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    return { arrived, arrive };
  };
  const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

  test('a read booking is not stored in memory', async () => {
    const api = fakeApi({ bookings: [BOOKING] });
    const { arrived, arrive } = waiting();
    api.getEntity.mockImplementationOnce(() => arrived.then(() => BOOKING as never));
    const { leave, cache } = await renderConsole('/admin/bookings/7', api);
    await waitFor(() => expect(api.getEntity).toHaveBeenCalled());
    leave();
    arrive();
    await settle();
    expect(JSON.stringify([...cache.values()])).not.toContain(BOOKING.customerEmail);
  });

  test('the booking of a changed status is not stored in memory', async () => {
    const api = fakeApi({ bookings: [BOOKING] });
    const { arrived, arrive } = waiting();
    api.updateEntity.mockImplementationOnce(() => arrived.then(() => ({ ...BOOKING, status: 'out' }) as never));
    const { leave, cache, user } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Out' }));
    leave();
    arrive();
    await settle();
    expect(JSON.stringify([...cache.values()])).not.toContain(BOOKING.customerEmail);
  });
});

test('after a deletion refused with 401 no further request is sent', async () => {
  const api = fakeApi({ bookings: [BOOKING] });
  const rendered = await renderConsole('/admin', api);
  await rendered.user.click(await screen.findByRole('button', { name: 'Delete booking 7' }));
  const dialog = await screen.findByRole('dialog');
  const asked = api.searchEntities.mock.calls.length;
  // The console stays mounted for a moment.
  api.deleteEntity.mockImplementationOnce(async () => {
    rendered.signOut();
    throw EXPIRED;
  });
  await rendered.user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(api.searchEntities).toHaveBeenCalledTimes(asked);
});
