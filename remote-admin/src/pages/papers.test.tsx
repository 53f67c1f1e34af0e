import { screen, within } from '@testing-library/react';
import type { Booking, Paper } from 'shared-kit/domain';
import { BOOKING, fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';
import '../features/papers/papers-panel.tsx';

const SIGNED: Paper = {
  ...{ id: 4, kind: 'agreement', number: 'A-2026-0042', version: 2, locale: 'fr', copies: ['en', 'ar'] },
  ...{ isSigned: true, createdAt: '2026-11-26T10:00:00.000Z' },
};
const DRAFT: Paper = { ...SIGNED, id: 3, version: 1, isSigned: false };

test('a paper is opened as a copy with a second language, and sent to the customer; a draft is not sent', async () => {
  const fake = fakeApi({ bookings: [BOOKING] });
  const getFile = jest.fn(() => new Promise<Blob>(() => undefined));
  const api = { ...fake, papers: { ...fake.papers, list: async () => [SIGNED, DRAFT], getFile } };
  const { user } = await renderConsole('/admin/bookings/7', api);
  const panel = within(await screen.findByRole('region', { name: 'Papers' }));
  jest.spyOn(window, 'open').mockReturnValue(null);
  await user.click(await panel.findByText('Copies and new agreement'));
  await user.selectOptions(await panel.findByLabelText('Open as a copy with'), 'العربية');
  await user.click(panel.getAllByRole('button', { name: /^Open Rental agreement/ })[0] as HTMLElement);
  expect(getFile).toHaveBeenCalledWith(4, 'ar');
  await user.click(panel.getByRole('button', { name: 'Send Rental agreement A-2026-0042 to amelie@example.com' }));
  expect(api.papers.mail).toHaveBeenCalledWith(4);
});

test('the receipt of a voided payment says so', async () => {
  const receipt: Paper = { ...SIGNED, kind: 'receipt', number: 'P-2026-0001', version: 1 };
  const voided: Paper = { ...receipt, id: 5, number: 'P-2026-0002', voidedAt: receipt.createdAt };
  const fake = fakeApi({ bookings: [BOOKING] });
  await renderConsole('/admin/bookings/7', {
    ...fake,
    papers: { ...fake.papers, list: async () => [voided, receipt] },
  });
  const panel = within(await screen.findByRole('region', { name: 'Papers' }));
  const papers = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(papers[0]).toMatch(/P-2026-0002.*void/);
  expect(papers[1]).not.toMatch('void');
});

test('an invoice that is canceled says so, and a return sheet that it is signed', async () => {
  const sheet: Paper = { ...SIGNED, kind: 'return_sheet', number: 'R-2026-0001' };
  const invoice: Paper = { ...DRAFT, id: 5, kind: 'invoice', number: 'I-2026-0001', creditedBy: 'C-2026-0001' };
  const fake = fakeApi({ bookings: [BOOKING] });
  await renderConsole('/admin/bookings/7', {
    ...fake,
    papers: { ...fake.papers, list: async () => [invoice, sheet] },
  });
  const panel = within(await screen.findByRole('region', { name: 'Papers' }));
  const papers = (await panel.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(papers[0]).toMatch(/I-2026-0001.*canceled by C-2026-0001/);
  expect(papers[0]).not.toMatch('signed');
  expect(papers[1]).toMatch(/R-2026-0001.*\s· signed/);
});

test('an agreement is written once the booking is confirmed', async () => {
  const request: Booking = { ...BOOKING, status: 'requested' };
  await renderConsole('/admin/bookings/7', fakeApi({ bookings: [request] }));
  const panel = within(await screen.findByRole('region', { name: 'Papers' }));
  expect(await panel.findByText(/^No papers yet/)).toBeVisible();
  expect(panel.queryByText('Copies and new agreement')).toBeNull();
});

test('the choices for papers are folded', async () => {
  const { user } = await renderConsole(
    '/admin/bookings/7',
    fakeApi({ bookings: [{ ...BOOKING, status: 'reserved' }] }),
  );
  const panel = within(await screen.findByRole('region', { name: 'Papers' }));
  const write = await panel.findByText('Write agreement');
  expect(write).not.toBeVisible();
  await user.click(panel.getByText('Copies and new agreement'));
  expect(write).toBeVisible();
});
