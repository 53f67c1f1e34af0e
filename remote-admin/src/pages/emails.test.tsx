import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import { EMAIL_KINDS } from 'shared-kit/domain';
import { BOOKING, EMAIL, fakeApi, MAIL_STATUS } from '../testing/examples.ts';
import { address, renderConsole, silenceErrors } from '../testing/render-console.tsx';

const REFUSED = { ...EMAIL, id: 30, state: 'failed', error: '550 No such mailbox' };

/** Returns what was written and changed about the open booking. */
async function list(): Promise<HTMLElement> {
  return screen.findByRole('region', { name: 'Emails and history' });
}
const entries = async () => within(await list()).findAllByRole('listitem');

describe('the e-mails of a booking', () => {
  test('are listed with kind, recipient, state and time; each opens to its text', async () => {
    const { finishedAt: _, text: __, subject: ___, ...waiting } = { ...EMAIL, id: 32, kind: 'agency_changed' };
    const emails = [{ ...waiting, state: 'waiting' }, EMAIL, { ...EMAIL, id: 29, state: 'written' }, REFUSED];
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], emails }));
    const rows = await entries();
    for (const details of (await list()).querySelectorAll('details')) details.open = true;
    expect(rows.map((row) => within(row).getByRole('group')?.querySelector('summary')?.textContent)).toEqual([
      '1 Oct 2026, 1:06 PM Request received amelie@example.com Sent',
      '1 Oct 2026, 1:06 PM Request received amelie@example.com Written to a file',
      '1 Oct 2026, 1:06 PM Request received amelie@example.com Not delivered',
      '1 Oct 2026, 1:05 PM To the agency: change by the customer amelie@example.com Waiting',
    ]);
    expect(rows[0]).toHaveTextContent('We have your booking request');
    expect(rows[0]).toHaveTextContent('Dacia Duster');
    expect(rows[3]).toHaveTextContent('The text is written when the email is sent.');
    expect(rows[2]).toHaveTextContent('The answer of the mail server: 550 No such mailbox');
    // A waiting e-mail has no button, because it will be sent anyway.
    expect(rows.map((row) => within(row).queryAllByRole('button').length)).toEqual([1, 1, 1, 0]);
  });

  test("say until when they wait for their mailbox, by the agency's clock", async () => {
    jest.useFakeTimers({ now: new Date('2026-07-01T13:30:00.000Z'), advanceTimers: true });
    const { finishedAt: _, ...waiting } = { ...EMAIL, state: 'waiting' };
    const emails = [
      { ...waiting, id: 33, heldUntil: '2026-07-01T14:20:00.000Z' },
      { ...waiting, id: 32, heldUntil: '2026-07-02T00:10:00.000Z' },
      waiting,
    ];
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], emails }));
    const [today, tomorrow, due] = await entries();
    expect(today).toHaveTextContent('Waits until 14:20: this mailbox has got as many emails as it may');
    expect(tomorrow).toHaveTextContent('Waits until 2 Jul 2026, 12:10 AM: this mailbox');
    expect(due).not.toHaveTextContent('Waits until');
    // One that is held can be sent all the same.
    const buttons = within(await list()).getAllByRole('button', { name: 'Send now' });
    expect(buttons).toHaveLength(2);
    jest.useRealTimers();
  });

  test.each(['en', 'fr', 'es', 'ar'] as const)('have a name for each kind in %s', async (code) => {
    const emails = EMAIL_KINDS.map((kind, id) => ({ ...EMAIL, id, kind }));
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], emails }), code);
    const found = await screen.findAllByText(/./, { selector: 'summary strong' });
    const names = found.map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(EMAIL_KINDS.length);
    expect(names.join()).not.toMatch(/_|email\./);
  });

  test('of a newer server are listed as they are called', async () => {
    const emails = [{ ...EMAIL, kind: 'parking_hint', state: 'bounced' }];
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], emails }));
    expect(await list()).toHaveTextContent(/parking_hint.*bounced/);
  });

  test('are shown with the changes of their time; one that could not be sent at once', async () => {
    const change = {
      at: '2030-01-01T10:00:00.000Z',
      key: '7',
      actor: { kind: 'system' },
      action: 'changed',
      changes: [],
    } as const;
    const history = Array.from({ length: 11 }, (_, id) => ({ ...change, id }));
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING], emails: [EMAIL, REFUSED], history }));
    await screen.findByText('Not delivered');
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });

  test('there are none', async () => {
    await renderConsole('/admin/bookings/7', fakeApi({ bookings: [BOOKING] }));
    expect(await screen.findByText('No emails have been sent about this booking.')).toBeInTheDocument();
  });

  test('that cannot be read show the error, and the booking; they can be retried', async () => {
    const api = fakeApi({ bookings: [BOOKING], emails: [EMAIL] });
    api.listBookingEmails.mockRejectedValueOnce(new ApiError(0, 'We could not reach the server.'));
    const { user } = await renderConsole('/admin/bookings/7', api);
    expect(await screen.findByRole('alert')).toHaveTextContent('The emails could not be loaded');
    expect(screen.getByRole('region', { name: 'Customer Info' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await entries()).toHaveLength(1);
  });

  test('are read again while one of them waits, and no longer', async () => {
    const store = { bookings: [BOOKING], emails: [{ ...EMAIL, state: 'waiting' }] };
    const api = fakeApi(store);
    jest.useFakeTimers();
    await renderConsole('/admin/bookings/7', api);
    expect(await screen.findByText('Waiting')).toBeInTheDocument();
    store.emails = [EMAIL];
    expect(await screen.findByText('Sent')).toBeInTheDocument();
    const reads = api.listBookingEmails.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    jest.useRealTimers();
    expect(api.listBookingEmails).toHaveBeenCalledTimes(reads);
  });

  test('are read again after one was sent', async () => {
    const store = { bookings: [BOOKING], emails: [] as (typeof EMAIL)[] };
    const api = fakeApi(store);
    api.sendEmail.mockImplementation(async () => {
      store.emails = [{ ...EMAIL, kind: 'message', state: 'written' }];
      return 'written';
    });
    const { user, toasts } = await renderConsole('/admin/bookings/7', api);
    await user.click(await screen.findByRole('button', { name: 'Send Status Update' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Status Update Email' });
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    expect(await screen.findByText('Message from staff')).toBeInTheDocument();
    // Without a mail server no message claims that the e-mail was sent.
    expect(toasts.success.mock.calls).toEqual([
      ['Email Written to a File', 'It was not sent to amelie@example.com: there is no mail server.'],
    ]);
  });
});

describe('sending again', () => {
  async function openDialog(emails = [REFUSED]) {
    const api = fakeApi({ bookings: [BOOKING], emails });
    const rendered = await renderConsole('/admin/bookings/7', api);
    await rendered.user.click(within(await list()).getByRole('button', { name: 'Send again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Send Email Again' });
    return { ...rendered, api, dialog };
  }

  test('goes to the same address', async () => {
    const { user, api, dialog, toasts } = await openDialog();
    expect(within(dialog).getByLabelText('To')).toHaveValue('amelie@example.com');
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.resendEmail).toHaveBeenCalledWith(30, undefined);
    expect(toasts.success).toHaveBeenCalledWith('Email on Its Way', expect.stringContaining('amelie@example.com'));
    expect(await entries()).toHaveLength(2);
  });

  test("goes to a corrected address, which becomes the booking's", async () => {
    const { user, api, dialog } = await openDialog();
    expect(dialog).toHaveTextContent('A corrected address also becomes the email address of the booking.');
    const field = within(dialog).getByLabelText('To');
    await user.clear(field);
    await user.type(field, ' amelie@example.org ');
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.resendEmail).toHaveBeenCalledWith(30, 'amelie@example.org');
    const customer = screen.getByRole('region', { name: 'Customer Info' });
    await waitFor(() => expect(customer).toHaveTextContent('amelie@example.org'));
    // Applies to messages of staff, too.
    await user.click(screen.getByRole('button', { name: 'Send Status Update' }));
    const next = await screen.findByRole('dialog', { name: 'Send Status Update Email' });
    expect(within(next).getByLabelText('Recipient')).toHaveValue('amelie@example.org');
  });

  test('to a corrected address ends the access by the old one, unless staff keep it', async () => {
    const { user, api, dialog } = await openDialog();
    const box = { name: 'Keep the access of browsers that opened links sent to the old address' };
    expect(within(dialog).queryByRole('checkbox', box)).not.toBeInTheDocument();
    await user.type(within(dialog).getByLabelText('To'), '.example');
    const keep = within(dialog).getByRole('checkbox', box);
    expect(keep).not.toBeChecked();
    await user.click(keep);
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.resendEmail).toHaveBeenCalledWith(30, 'amelie@example.com.example', { keepAccess: true });
  });

  test('offers the address that was corrected meanwhile', async () => {
    const { dialog } = await openDialog([{ ...REFUSED, recipient: 'amelie@exmaple.com' }]);
    expect(within(dialog).getByLabelText('To')).toHaveValue('amelie@example.com');
  });

  test('to the agency leaves the booking alone', async () => {
    const agency = { ...REFUSED, kind: 'agency_requested', recipient: 'hello@zelligecars.example' };
    const { dialog } = await openDialog([agency]);
    expect(within(dialog).getByLabelText('To')).toHaveValue('hello@zelligecars.example');
    expect(dialog).not.toHaveTextContent('email address of the booking');
    fireEvent.change(within(dialog).getByLabelText('To'), { target: { value: 'desk@zelligecars.example' } });
    expect(within(dialog).queryByRole('checkbox')).not.toBeInTheDocument();
  });

  test('to something else than an address is refused', async () => {
    const { user, api, dialog } = await openDialog();
    await user.clear(within(dialog).getByLabelText('To'));
    await user.type(within(dialog).getByLabelText('To'), 'amelie@example');
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('This does not look like an email address');
    expect(api.resendEmail).not.toHaveBeenCalled();
  });

  test('that fails keeps the dialog', async () => {
    silenceErrors();
    const { user, api, dialog, toasts } = await openDialog();
    api.resendEmail.mockRejectedValueOnce(new ApiError(503, 'The service is unavailable'));
    await user.click(within(dialog).getByRole('button', { name: 'Send Email' }));
    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith('Error', 'The email could not be sent again. Please try again.'),
    );
    expect(screen.getByRole('dialog', { name: 'Send Email Again' })).toBeInTheDocument();
  });
});

describe('the dashboard', () => {
  beforeEach(() => sessionStorage.clear());

  test('says nothing when e-mails are delivered', async () => {
    const api = fakeApi({ bookings: [BOOKING] });
    await renderConsole('/admin', api);
    await screen.findByRole('link', { name: '7' });
    expect(api.getMailStatus).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/emails?/i)).not.toBeInTheDocument();
  });

  test('says how many could not be delivered, and leads to their bookings', async () => {
    const mailStatus = {
      ...MAIL_STATUS,
      undelivered: 3,
      bookings: [{ id: 7, confirmationCode: 'AB1-2CD' }],
      moreBookings: 1,
    };
    const { user } = await renderConsole('/admin', fakeApi({ bookings: [BOOKING], mailStatus }));
    const { parentElement } = await screen.findByText(/3 emails could not be delivered\. Bookings:/);
    const notice = parentElement as HTMLElement;
    expect(notice).toHaveTextContent('and 1 more');
    await act(async () => user.click(within(notice).getByRole('link', { name: 'AB1-2CD' })));
    expect(await screen.findByRole('heading', { name: 'Booking Details' })).toBeInTheDocument();
    expect(address()).toBe('/admin/bookings/7');
  });

  test('says where e-mails are without a mail server, until that is dismissed', async () => {
    const mailStatus = { ...MAIL_STATUS, delivery: 'files' as const, folder: '/data/outbox' };
    const api = fakeApi({ bookings: [BOOKING], mailStatus });
    const rendered = await renderConsole('/admin', api);
    const notice = (await screen.findByText(/Emails are not sent/)).closest('details');
    expect(notice).toHaveTextContent('in the folder /data/outbox of the server. To send emails, set SMTP_URL');
    await rendered.user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(/Emails are not sent/)).not.toBeInTheDocument();
    await rendered.tryAgain();
    await screen.findByRole('link', { name: '7' });
    expect(screen.queryByText(/Emails are not sent/)).not.toBeInTheDocument();
    // It stays so for the account, also in another browser.
    sessionStorage.clear();
    localStorage.clear();
    rendered.close();
    await rendered.comeBack('/admin');
    await screen.findByRole('link', { name: '7' });
    expect(api.hideFilesNotice).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(/Emails are not sent/)).not.toBeInTheDocument();
  });

  test('keeps the notice about e-mail files when its dismissal could not be saved', async () => {
    silenceErrors();
    const mailStatus = { ...MAIL_STATUS, delivery: 'files' as const, folder: '/data/outbox' };
    const api = fakeApi({ bookings: [BOOKING], mailStatus });
    api.hideFilesNotice.mockRejectedValueOnce(new ApiError(503, 'The service is unavailable'));
    const { user, toasts } = await renderConsole('/admin', api);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'The service is unavailable'));
    expect(screen.getByText(/Emails are not sent/)).toBeInTheDocument();
  });

  test('shows that the state is unknown, and retries', async () => {
    const api = fakeApi({ bookings: [BOOKING] });
    api.getMailStatus.mockRejectedValueOnce(new ApiError(503, 'The service is unavailable'));
    const { user } = await renderConsole('/admin', api);
    expect(await screen.findByText('It could not be checked whether all emails were delivered.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/could not be checked/)).not.toBeInTheDocument());
  });
});
