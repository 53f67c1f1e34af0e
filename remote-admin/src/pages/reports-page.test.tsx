import { screen, waitFor, within } from '@testing-library/react';
import type { ReportsClient } from 'shared-kit/api-client';
import type { ComparedReports, DateRange, LocaleCode, Report, ReportTotals } from 'shared-kit/domain';
import { fakeApi } from '../testing/examples.ts';
import { renderConsole } from '../testing/render-console.tsx';
import './reports-page.tsx';

const USAGE = { fleetDays: 60, rentedDays: 30, blockedDays: 2, occupancy: 0.5, earned: 1_200 };

function report(range: DateRange, earned: number): Report {
  return {
    ...range,
    isTaxed: true,
    totals: {
      ...{ ...USAGE, earned, net: earned / 1.2, received: 900, open: 300, owed: 0, held: 500 },
      ...{
        rentals: 8,
        averageDayPrice: 40,
        averageLength: 3.5,
        averageLead: 12.4,
        canceled: 2,
        lost: 1,
        lostAmount: 90,
      },
    },
    days: (['2026-11-01', '2026-11-02'] as const).map((day, index) => ({
      ...USAGE,
      day,
      earned: 100 * (index + 1),
      net: 80,
    })),
    weeks: [{ ...USAGE, from: '2026-11-01' }],
    classes: [{ ...USAGE, type: 'SUV' }],
    cars: [
      { ...USAGE, carId: 'a', name: 'Dacia Duster', plate: '1-A-26', type: 'SUV', costs: 100, result: 1_100 },
      { ...USAGE, carId: 'b', name: 'Renault Clio', type: 'Hatchback', earned: 50, costs: 80.5, result: -30.5 },
    ],
    methods: [{ method: 'cash', amount: 900 }],
    notice: [0, 1, 2, 7, 30].map((days) => ({ days, canceled: days === 2 ? 2 : 0 })),
    lost: [{ by: 'lapsed', requests: 1, amount: 90 }],
    extras: [{ id: '1', label: 'Child seat', pieces: 3, rentals: 2, amount: 60 }],
    countries: [
      { callingCode: '33', country: 'FR', rentals: 5, amount: 700 },
      { callingCode: '', rentals: 3, amount: 500 },
    ],
    languages: [{ locale: 'fr', rentals: 8, amount: 1_200 }],
  };
}

const REPORTS: ComparedReports = {
  period: report({ from: '2026-11-01', to: '2026-11-30' }, 1_200),
  before: report({ from: '2026-10-02', to: '2026-10-31' }, 1_000),
  yearBefore: report({ from: '2025-11-01', to: '2025-11-30' }, 1_600),
};

async function openReports(path: string, answer = REPORTS, code?: LocaleCode) {
  let isWanted = false;
  const reports = {
    read: jest.fn(async () => answer),
    getsWeeklyMail: async () => isWanted,
    chooseWeeklyMail: jest.fn(async (isOn: boolean) => {
      isWanted = isOn;
    }),
  };
  const api = { ...fakeApi({ bookings: [] }), reports: reports as unknown as ReportsClient };
  return { ...(await renderConsole(path, api, code)), reports };
}
const plain = (element: HTMLElement) => element.textContent?.replaceAll(/[\u00A0\u2066\u2069]/g, ' ');

test('the figures of a month stand beside those before, as headlines, plots and tables', async () => {
  const { reports, user } = await openReports('/admin/reports?period=month&from=2026-11-01');
  expect(await screen.findByText('Average day price')).toBeVisible();
  expect(reports.read).toHaveBeenCalledWith({ from: '2026-11-01', to: '2026-11-30' });
  const headline = screen.getByRole('region', { name: 'At a glance' });
  expect(plain(headline)).toContain('Earned$1,200Before: $1,000 (+20%)A year before: $1,600 (−25%)');
  expect(plain(headline)).toContain('Average length3.5 days');
  const plot = screen.getByRole('slider', { name: 'Earned by day' });
  plot.focus();
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^2 Nov: \$200/));
  await user.keyboard('{ArrowLeft}');
  expect(plot).toHaveAttribute('aria-valuetext', expect.stringMatching(/^1 Nov: \$100/));
  const losing = screen.getByRole('region', { name: 'Cars that cost more than they earn' });
  expect(within(losing).getAllByRole('row')).toHaveLength(2);
  expect(plain(losing)).toContain('Renault Clio50%30260$50$80.50−$30.50');
  expect(screen.getAllByRole('row', { name: /^France 5/ })).toHaveLength(1);
  expect(screen.getByRole('row', { name: /2–6.* 2$/ })).toBeVisible();
});

test.each([
  ['en', '3.5 days', '1 day'],
  ['fr', '3,5 jours', '1 jour'],
  ['es', '3,5 días', '1 día'],
  ['ar', '3,5 يوم', 'يوم واحد'],
] as const)('days agree with their number in %s', async (code, length, lead) => {
  const period = { ...REPORTS.period, totals: { ...REPORTS.period.totals, averageLead: 1 } };
  await openReports('/admin/reports?period=month&from=2026-11-01', { ...REPORTS, period }, code);
  // Of the period, beside those that it is compared with.
  expect((await screen.findAllByText(length))[0]).toBeVisible();
  expect(screen.getAllByText(lead)[0]).toBeVisible();
});

test('a share differs by points, and a year without any booking is left out', async () => {
  const { before } = REPORTS;
  const none = Object.fromEntries(Object.keys(before.totals).map((name) => [name, 0])) as unknown as ReportTotals;
  await openReports('/admin/reports', {
    ...REPORTS,
    before: { ...before, totals: { ...before.totals, occupancy: 0.942 } },
    yearBefore: { ...REPORTS.yearBefore, totals: none },
  });
  const headline = await screen.findByRole('region', { name: 'At a glance' });
  expect(plain(headline)).toContain('Occupancy50%Before: 94.2% ( −44  pts)Rentals');
  expect(headline).not.toHaveTextContent('A year before');
});

test('another period is read by month, quarter, year or own days', async () => {
  const { reports, user } = await openReports('/admin/reports?period=month&from=2026-11-01');
  await user.click(await screen.findByRole('button', { name: 'The period before' }));
  expect(reports.read).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-10-31' });
  await user.click(screen.getByText('Quarter'));
  expect(reports.read).toHaveBeenLastCalledWith({ from: '2026-10-01', to: '2026-12-31' });
  await user.click(screen.getByText('Own days'));
  expect(screen.getByLabelText(/^First day/)).toHaveValue('2026-10-01');
});

test('own days that are too many stay typed, with what is wrong, until they are fewer', async () => {
  const { reports, user } = await openReports('/admin/reports?period=range&from=2026-10-01&to=2026-10-31');
  const last = await screen.findByLabelText(/^Last day/);
  await user.clear(last);
  await user.type(last, '2027-10-02{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('A report covers at most 366 days.');
  expect(last).toHaveValue('2027-10-02');
  expect(last).toHaveAccessibleDescription('A report covers at most 366 days.');
  expect(reports.read).toHaveBeenCalledTimes(1);
  const first = screen.getByLabelText(/^First day/);
  await user.clear(first);
  await user.type(first, '2026-10-02{Enter}');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(reports.read).toHaveBeenLastCalledWith({ from: '2026-10-02', to: '2027-10-02' });
});

test('an owner switches the weekly e-mail on', async () => {
  const { reports, user, toasts } = await openReports('/admin/reports?period=month&from=2026-11-01');
  const mail = await screen.findByRole('switch', { name: 'Every Monday by email' });
  await waitFor(() => expect(mail).toBeEnabled());
  expect(mail).not.toBeChecked();
  await user.click(mail);
  expect(reports.chooseWeeklyMail).toHaveBeenCalledWith(true);
  await waitFor(() => expect(mail).toBeChecked());
  expect(toasts.success).toHaveBeenLastCalledWith('On Mondays you get the figures of the week before');
});

test('who may not read the figures is not offered to export them', async () => {
  await renderConsole('/admin/reports', fakeApi({ bookings: [] }), 'en', 'agent');
  await screen.findByRole('heading', { name: 'Reports' });
  expect(screen.queryByRole('button', { name: 'XLSX' })).toBeNull();
});
