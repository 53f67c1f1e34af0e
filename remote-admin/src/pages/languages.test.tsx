import { screen, waitFor, within } from '@testing-library/react';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';

test('in French, statuses, days, prices and plurals are French', async () => {
  await renderConsole('/admin', fakeApi({ bookings: [BOOKING] }), 'fr');
  const row = (await screen.findByRole('link', { name: '7' })).closest('tr');
  for (const text of ['Dacia Duster', '24 oct. 2026', '3 jours', 'Demandée', '126 $'])
    expect(row).toHaveTextContent(text);
});

test("in Arabic, the dialogs have Ant Design's Arabic texts and read from right to left", async () => {
  const { user } = await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }), 'ar');
  await user.click(await screen.findByRole('button', { name: 'حذف الحجز' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByRole('button', { name: 'إلغاء' })).toBeInTheDocument();
  expect(dialog.closest('.ant-modal-confirm-rtl')).not.toBeNull();
});

describe('the language of the customer', () => {
  const FRENCH = { ...BOOKING, locale: 'fr' } as const;
  const openStatusEmail = async (booking: typeof BOOKING) => {
    const api = fakeApi({ bookings: [booking] });
    const rendered = await renderConsole('/admin/bookings/7', api);
    await rendered.user.click(await screen.findByRole('button', { name: 'Send Status Update' }));
    return { ...rendered, api, dialog: await screen.findByRole('dialog', { name: 'Send Status Update Email' }) };
  };

  test('can be changed', async () => {
    const api = fakeApi({ bookings: [FRENCH] });
    const { user } = await renderConsole('/admin/bookings/7', api);
    const field = await screen.findByLabelText('Language of the customer');
    expect(field).toHaveDisplayValue('Français');
    await user.selectOptions(field, 'Español');
    await waitFor(() => expect(field).toHaveDisplayValue('Español'));
    expect(api.updateEntity).toHaveBeenCalledWith('CarsBooking', { id: 7, locale: 'es', basedOn: { locale: 'fr' } });
  });

  test('is the one of the drafted e-mail, which can be drafted in another one', async () => {
    const { user, dialog } = await openStatusEmail(FRENCH);
    const subject = within(dialog).getByLabelText('Subject');
    expect(subject).toHaveValue('Votre réservation\u00a0: demande reçue');
    await user.selectOptions(within(dialog).getByLabelText('Language'), 'العربية');
    await waitFor(() => expect(subject).toHaveValue('حجزكم: تم استلام الطلب'));
    expect(within(dialog).getByLabelText('Content')).toHaveAttribute('dir', 'rtl');
    expect(within(dialog).getByLabelText('Recipient')).toHaveValue('amelie@example.com');
  });

  test.each([
    ['Keep my text', 'My words', 'Français'],
    ['Replace', 'Su reserva: solicitud recibida', 'Español'],
  ])('a text that was changed is replaced only after a question: %s', async (answer, text, language) => {
    const { user, dialog } = await openStatusEmail(FRENCH);
    const subject = within(dialog).getByLabelText('Subject');
    await user.clear(subject);
    await user.type(subject, 'My words');
    await user.selectOptions(within(dialog).getByLabelText('Language'), 'Español');
    await user.click(await screen.findByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByText('Replace your text?')).not.toBeInTheDocument());
    await waitFor(() => expect(subject).toHaveValue(text));
    expect(within(dialog).getByLabelText('Language')).toHaveDisplayValue(language);
  });

  test('of a draft survives a reload of the console', async () => {
    const { user, dialog, tryAgain } = await openStatusEmail(FRENCH);
    await user.selectOptions(within(dialog).getByLabelText('Language'), 'Español');
    await waitFor(() => expect(within(dialog).getByLabelText('Subject')).toHaveValue('Su reserva: solicitud recibida'));
    await tryAgain();
    const again = await screen.findByRole('dialog', { name: 'Send Status Update Email' });
    expect(within(again).getByLabelText('Language')).toHaveDisplayValue('Español');
    expect(within(again).getByLabelText('Subject')).toHaveValue('Su reserva: solicitud recibida');
  });
});
