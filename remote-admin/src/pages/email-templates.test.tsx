import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError } from 'shared-kit/api-client';
import type { EmailTemplate } from 'shared-kit/domain';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';

const LATE: EmailTemplate = {
  id: 3,
  title: 'Flight is late',
  subjectEn: 'Your flight',
  bodyEn: 'Hello {name}',
  subjectFr: 'Votre vol',
  bodyFr: 'Bonjour {name}',
};

const panel = async () => within(await screen.findByRole('region', { name: 'Email templates' }));

test('an owner writes a template; a wrong placeholder is shown in its language, and loses nothing', async () => {
  silenceErrors();
  const api = { ...fakeApi({}), createEntities: jest.fn() };
  const { user, toasts } = await renderConsole('/admin/settings', api);
  expect(await (await panel()).findByText(/None yet/)).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'New template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
  await user.type(dialog.getByLabelText('Title'), 'Flight');
  await user.type(dialog.getByLabelText('Subject'), 'Your flight');
  await user.type(dialog.getByLabelText('Message'), 'Hello ');
  await user.click(dialog.getByRole('button', { name: '{name}' }));
  expect(dialog.getByLabelText('Message')).toHaveValue('Hello {name}');
  await user.selectOptions(dialog.getByLabelText('Language'), 'Français');
  await user.type(dialog.getByLabelText('Message'), 'Bonjour {{nom}');
  await user.selectOptions(dialog.getByLabelText('Language'), 'English');
  const problem = { type: 'unknown_placeholder', name: '{nom}', known: ['{name}', '{code}'] };
  const meta = { type: 'validation_failed', fields: { '0.bodyFr': 'names {nom}' }, problems: { '0.bodyFr': problem } };
  api.createEntities.mockRejectedValueOnce(new ApiError(400, 'Wrong', { meta }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^\{nom\} is not known\. Please use one of: \{name\}.*\{code\}/)).toBeVisible();
  expect(toasts.error).not.toHaveBeenCalled();
  expect(dialog.getByLabelText('Language')).toHaveValue('fr');
  expect(dialog.getByLabelText('Message')).toHaveValue('Bonjour {nom}');

  api.createEntities.mockResolvedValueOnce([LATE]);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Template saved', expect.any(String)));
  expect(api.createEntities).toHaveBeenLastCalledWith('EmailTemplates', [
    expect.objectContaining({ title: 'Flight', bodyEn: 'Hello {name}', bodyFr: 'Bonjour {nom}', subjectEs: '' }),
  ]);
});

test('only what was changed is sent, and can be undone; a preview shows the e-mail', async () => {
  const api = fakeApi({ templates: [LATE] });
  const { user, toasts } = await renderConsole('/admin/settings', api);
  expect(await (await panel()).findByText('English · Français')).toBeVisible();
  await user.click((await panel()).getByRole('button', { name: 'Edit Flight is late' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  const email = await screen.findByTitle('The email as it will arrive');
  expect(email).toHaveAttribute('srcdoc', '<p>Hello {name}</p>');
  // The preview takes the focus when it opens and gives it back when it closes.
  const preview = email.closest<HTMLElement>('[role="dialog"]');
  await user.click(within(preview as HTMLElement).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Preview' })).toHaveFocus());
  api.updateEntity.mockResolvedValue(LATE as never);
  await user.type(dialog.getByLabelText('Subject'), '!');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Template saved', expect.any(String)));
  expect(api.updateEntity).toHaveBeenLastCalledWith('EmailTemplates', { id: 3, subjectEn: 'Your flight!' });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(toasts.success).toHaveBeenLastCalledWith('Undone', expect.any(String)));
  expect(api.updateEntity).toHaveBeenLastCalledWith('EmailTemplates', { id: 3, subjectEn: 'Your flight' });
});

test('a preview of a template without text says what is missing', async () => {
  const api = fakeApi({ templates: [] });
  const { user } = await renderConsole('/admin/settings', api);
  await user.click((await panel()).getByRole('button', { name: 'New template' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New template' }));
  await user.type(dialog.getByLabelText('Subject'), 'Your flight');
  await user.type(dialog.getByLabelText('Message'), '  ');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('Please fill in all fields')).toBeVisible();
  expect(dialog.getByLabelText('Message')).toBeInvalid();
  expect(dialog.getByLabelText('Subject')).toBeValid();
  expect(api.previewEmail).not.toHaveBeenCalled();
});

test('what a colleague writes meanwhile is shown before it is replaced, and neither text is lost', async () => {
  const store = { templates: [LATE] };
  const api = fakeApi(store);
  const { user, toasts } = await renderConsole('/admin/settings', api);
  await user.click(await (await panel()).findByRole('button', { name: 'Edit Flight is late' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit template' }));
  await user.type(dialog.getByLabelText('Subject'), '!');
  store.templates = [{ ...LATE, subjectEn: 'Your late flight', bodyEn: 'Dear {name}' }];
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/A colleague has meanwhile written: “Your late flight”/)).toBeVisible();
  expect(dialog.getByLabelText('Subject')).toHaveValue('Your flight!');
  expect(dialog.getByLabelText('Message')).toHaveValue('Dear {name}');
  expect(api.updateEntity).not.toHaveBeenCalled();
  api.updateEntity.mockResolvedValue(LATE as never);
  await user.click(await dialog.findByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts.success).toHaveBeenCalledWith('Template saved', expect.any(String)));
  expect(api.updateEntity).toHaveBeenLastCalledWith('EmailTemplates', { id: 3, subjectEn: 'Your flight!' });
});

test('unsaved input survives a reload, and a template that is closed does not', async () => {
  const rendered = await renderConsole('/admin/settings', fakeApi({ templates: [LATE] }));
  await rendered.user.click(await (await panel()).findByRole('button', { name: 'Edit Flight is late' }));
  await rendered.user.type(screen.getByLabelText('Subject'), '!');
  rendered.leave();
  await rendered.comeBack();
  const dialog = await screen.findByRole('dialog', { name: 'Edit template' });
  expect(within(dialog).getByLabelText('Subject')).toHaveValue('Your flight!');
  await rendered.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  rendered.leave();
  await rendered.comeBack();
  await panel();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an agent reads the templates only', async () => {
  await renderConsole('/admin/settings', fakeApi({ templates: [LATE] }), 'en', 'agent');
  expect(await (await panel()).findByText('Flight is late')).toBeVisible();
  expect((await panel()).queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  ['fr', 'Bonjour {name}', undefined],
  ['es', 'Hello {name}', 'This template has no text in Español: the English one is used.'],
] as const)('in the custom e-mail of a customer who reads %s the text is %s', async (locale, body, hint) => {
  const api = fakeApi({ bookings: [{ ...BOOKING, locale }], templates: [LATE] });
  const { user } = await renderConsole('/admin/bookings/7', api);
  await user.click(await screen.findByRole('button', { name: 'Send Email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Custom Email' }));
  await user.selectOptions(await dialog.findByLabelText('Template'), 'Flight is late');
  await waitFor(() => expect(dialog.getByLabelText('Message')).toHaveValue(body));
  expect(api.previewEmail).toHaveBeenLastCalledWith(expect.objectContaining({ body, bookingId: 7 }));
  expect(dialog.queryByText(/This template has no text/)?.textContent).toBe(hint);
});

test('of two templates the latest choice is filled in, and a text typed meanwhile is replaced only after a question', async () => {
  const early = { ...LATE, id: 4, title: 'Flight is early', bodyEn: 'Early' };
  const api = fakeApi({ bookings: [BOOKING], templates: [LATE, early] });
  const { user } = await renderConsole('/admin/bookings/7', api);
  await user.click(await screen.findByRole('button', { name: 'Send Email' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send Custom Email' }));
  const answer: (() => void)[] = [];
  api.previewEmail.mockImplementation(
    ({ subject, body }) => new Promise((resolve) => answer.push(() => resolve({ subject, body, html: '' }))),
  );
  const choice = await dialog.findByLabelText('Template');
  await user.selectOptions(choice, 'Flight is late');
  await user.selectOptions(choice, 'Flight is early');
  await user.type(dialog.getByLabelText('Message'), 'My own');
  await act(async () => {
    for (const arrive of answer.reverse()) arrive();
  });
  await user.click(await screen.findByRole('button', { name: 'Replace' }));
  await waitFor(() => expect(dialog.getByLabelText('Message')).toHaveValue('Early'));
});
