import { act, screen, waitFor, within } from '@testing-library/react';
import { ApiError, type VehiclePapersClient, type VehicleRecords } from 'shared-kit/api-client';
import type { CalendarDay, LocaleCode } from 'shared-kit/domain';
import { CAR, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';
import '../features/vehicle-papers/vehicle-reminders.tsx';
import './vehicle-papers-page.tsx';

const of = { carId: CAR.CarId, updatedAt: '2026-10-01T08:00:00.000Z' };
const day = (text: string) => text as CalendarDay;
const RECORDS: VehicleRecords = {
  papers: [
    {
      ...{ ...of, id: 'a', kind: 'insurance', number: 'P-1', cost: 4200, files: [] },
      ...{ validFrom: day('2025-11-01'), validTo: day('2026-10-31') },
    },
    {
      ...{ ...of, id: 'b', kind: 'insurance', cost: 4000, note: 'Broker Alami' },
      ...{ validFrom: day('2024-11-01'), validTo: day('2025-10-31') },
      files: [{ id: 'scan', contentType: 'application/pdf', bytes: 9 }],
    },
  ],
  services: [
    { ...of, id: 'c', kind: 'oil', plannedOn: day('2026-10-28'), blockedTo: day('2026-10-29') },
    { ...of, id: 'd', kind: 'oil', plannedOn: day('2026-04-01'), doneOn: day('2026-04-01'), kilometers: 40_000 },
  ],
  intervals: [{ carId: CAR.CarId, kind: 'oil', everyDays: 365, everyKilometers: 10_000 }],
  kilometers: 48_500,
  dues: [{ carId: CAR.CarId, what: 'paper', kind: 'insurance', day: day('2026-10-31') }],
};

beforeAll(() => {
  jest.useFakeTimers({
    now: new Date('2026-10-23T12:00:00Z'),
    doNotFake: [
      'setTimeout',
      'setInterval',
      'clearTimeout',
      'clearInterval',
      'queueMicrotask',
      'nextTick',
      'setImmediate',
    ],
  });
});
afterAll(() => {
  jest.useRealTimers();
});

async function openPage(
  path = `/admin/cars/${CAR.CarId}/papers`,
  dues: VehicleRecords['dues'] = RECORDS.dues,
  records = RECORDS,
  code?: LocaleCode,
) {
  const vehiclePapers = {
    ofCar: jest.fn(async () => records),
    listDues: jest.fn(async () => dues.map((due) => ({ ...due, carName: CAR.name, plate: '1234-A-26' }))),
    listCarsWithPapers: jest.fn(async () => [CAR.CarId]),
    savePaper: jest.fn(async () => RECORDS),
    deletePaper: jest.fn(async () => undefined),
    addFile: jest.fn(async () => undefined),
    removeFile: jest.fn(async () => undefined),
    addServiceFile: jest.fn(async () => undefined),
    removeServiceFile: jest.fn(async () => undefined),
    getFile: jest.fn(async () => new Blob()),
    saveService: jest.fn(async () => RECORDS),
    deleteService: jest.fn(async () => undefined),
    saveInterval: jest.fn(async () => RECORDS),
    saveDefaultInterval: jest.fn(async () => undefined),
  } satisfies VehiclePapersClient;
  const history = [
    {
      ...{ id: 1, at: '2026-10-01T08:00:00.000Z', key: CAR.CarId, action: 'changed' },
      actor: { kind: 'staff', name: 'Samira' },
      changes: [
        { field: 'vehicle.paper_insurance', values: [null, '2025-11-01_2026-10-31 · P-1'] },
        { field: 'vehicle.interval_oil', values: ['180 d', '180 d · 10000 km'] },
        { field: 'vehicle.work_oil', values: [null, '2026-04-01 · 40000 km · 400.00'] },
      ],
    },
  ] as never;
  return { ...(await renderConsole(path, { ...fakeApi({ history }), vehiclePapers }, code)), vehiclePapers };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('what is due, the papers, the earlier ones, the work, the intervals and the history of a car are shown', async () => {
  const errors = jest.spyOn(console, 'error');
  await openPage();
  expect((await panel('Due')).getByText('Insurance: runs out 31 Oct 2026')).toBeInTheDocument();
  const papers = await panel('Papers');
  const [current, earlier] = papers.getAllByRole('listitem', { hidden: true });
  expect(current).toHaveTextContent(/^Insurance Runs out soon.*1 Nov 2025 – 31 Oct 2026P-1\$4,200/);
  expect(earlier).toHaveTextContent(/Ran out.*Broker AlamiFile 1 \(PDF\)/);
  expect(earlier?.closest('details')).toHaveTextContent('Earlier papers');
  expect(papers.getByText('Costs so far: $8,200')).toBeInTheDocument();
  const [planned, done] = (await panel('Service')).getAllByRole('listitem');
  expect(planned).toHaveTextContent(/Planned28 Oct 2026Car blocked: 28 Oct 2026 – 29 Oct 2026/);
  expect(done).toHaveTextContent(/Done1 Apr 202640,000 km/);
  const intervals = await panel('Intervals');
  expect(intervals.getByRole('listitem')).toHaveTextContent(
    /every 365 daysevery 10,000 kmnext: 1 Apr 2027 · in 1,500 km/,
  );
  const [line] = (await panel('History')).getAllByText('Samira');
  expect(line?.closest('li')).toHaveTextContent(/Insurance: none → 1 Nov 2025 – 31 Oct 2026 · P-1/);
  expect(errors).not.toHaveBeenCalled();
});

test.each<[LocaleCode, string, RegExp]>([
  ['en', 'History', /every 180 days → every 180 days · every 10,000 km.*1 Apr 2026 · 40,000 km · \$400/],
  [
    'fr',
    'Historique',
    /tous les 180 jours → tous les 180 jours · tous les 10\s000 km.*1er avr\. 2026 · 40\s000 km · 400\s\$/,
  ],
  ['ar', 'السجلّ', /كل 180 يوماً ← كل 180 يوماً · كل 10\.000 كم.*2026 · 40\.000 كم · .*400/],
])('in %s the history says intervals and kilometers in words of the language', async (code, name, words) => {
  await openPage(undefined, undefined, undefined, code);
  const [line] = (await panel(name)).getAllByText('Samira');
  expect(line?.closest('li')).toHaveTextContent(words);
});

test('a paper is renewed with the days that follow, and what a colleague changed is kept', async () => {
  silenceErrors();
  const { user, vehiclePapers, toasts } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Renew: Insurance until 31 Oct 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add paper' }));
  expect(dialog.getByLabelText('Valid from')).toHaveValue('2026-11-01');
  expect(dialog.getByLabelText('Last valid day')).toHaveValue('2027-10-31');
  await user.type(dialog.getByLabelText('Cost'), '4300');
  await user.type(dialog.getByLabelText('Number'), 'P-2');
  vehiclePapers.savePaper.mockRejectedValueOnce(new ApiError(409, 'A colleague has changed this meanwhile'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/^A colleague has changed this meanwhile/);
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(vehiclePapers.savePaper).toHaveBeenLastCalledWith({
    ...{ id: expect.stringMatching(/^[\da-f-]{36}$/), carId: CAR.CarId, kind: 'insurance', number: 'P-2', cost: 4300 },
    ...{ validFrom: '2026-11-01', validTo: '2027-10-31' },
  });
  expect(toasts.success).toHaveBeenCalledWith('Saved');
});

test('days that cannot be are named and nothing is sent', async () => {
  const { user, vehiclePapers } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Edit: Insurance until 31 Oct 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit paper' }));
  await user.clear(dialog.getByLabelText('Valid from'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByRole('alert')).toHaveTextContent(/^Please enter the days/);
  expect(vehiclePapers.savePaper).not.toHaveBeenCalled();
});

test('service is planned and the car blocked in one press; later it is done', async () => {
  const { user, vehiclePapers } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Plan service' }));
  const plan = within(await screen.findByRole('dialog', { name: 'Plan service' }));
  await user.selectOptions(plan.getByLabelText('Work'), 'Tires');
  await user.click(plan.getByRole('button', { name: 'Plan and block the car' }));
  const today = '2026-10-23';
  expect(vehiclePapers.saveService).toHaveBeenLastCalledWith({
    ...{ id: expect.anything(), carId: CAR.CarId, kind: 'tyres', plannedOn: today, blockedTo: today },
  });
  await user.click(await screen.findByRole('button', { name: 'Done: Oil change 28 Oct 2026' }));
  const done = within(await screen.findByRole('dialog', { name: 'Edit service' }));
  expect(done.getByLabelText('Kilometers')).toHaveValue('48500');
  await user.type(done.getByLabelText('Cost'), '600');
  await user.click(done.getByRole('button', { name: 'Save' }));
  expect(vehiclePapers.saveService).toHaveBeenLastCalledWith({
    ...{ id: 'c', carId: CAR.CarId, kind: 'oil', plannedOn: '2026-10-28', basedOn: of.updatedAt },
    ...{ doneOn: today, kilometers: 48_500, cost: 600 },
  });
});

test('work that was done without its kilometers stays without them', async () => {
  const done = { ...of, id: 'e', kind: 'brakes', plannedOn: day('2026-03-01'), doneOn: day('2026-03-01') } as const;
  const { user, vehiclePapers } = await openPage(undefined, undefined, { ...RECORDS, services: [done] });
  await user.click(await screen.findByRole('button', { name: 'Edit: Brakes 1 Mar 2026' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit service' }));
  expect(dialog.getByLabelText('Kilometers')).toHaveValue('');
  await user.type(dialog.getByLabelText('Note'), 'Front');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(vehiclePapers.saveService).toHaveBeenLastCalledWith({
    ...{ id: 'e', carId: CAR.CarId, kind: 'brakes', plannedOn: '2026-03-01', doneOn: '2026-03-01' },
    ...{ note: 'Front', basedOn: of.updatedAt },
  });
});

test('another paper that ran out is not an earlier one while only those with other numbers follow', async () => {
  const other = (id: string, number: string, validTo: string) => ({
    ...{ ...of, id, kind: 'other' as const, number, files: [] },
    ...{ validFrom: day('2025-01-01'), validTo: day(validTo) },
  });
  const papers = [other('a', 'O-2', '2026-12-31'), other('b', 'O-1', '2026-01-31'), other('c', 'O-1', '2025-12-31')];
  await openPage(undefined, undefined, { ...RECORDS, papers });
  const lines = (await panel('Papers')).getAllByRole('listitem', { hidden: true });
  expect(lines.map((line) => line.closest('details') !== null)).toEqual([false, false, true]);
});

test('an interval is changed, files are added and opened, and a paper is deleted after a question', async () => {
  const { user, vehiclePapers } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Edit: Intervals, Oil change' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set interval' }));
  await user.clear(dialog.getByLabelText('Every … kilometers'));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(vehiclePapers.saveInterval).toHaveBeenLastCalledWith({ carId: CAR.CarId, kind: 'oil', everyDays: 365 });

  const file = new File(['%PDF-'], 'policy.pdf', { type: 'application/pdf' });
  const [input] = screen.getAllByLabelText('Add file: Insurance until 31 Oct 2026', { selector: 'input' });
  await user.upload(input as HTMLElement, file);
  expect(vehiclePapers.addFile).toHaveBeenLastCalledWith('a', file);
  const bill = screen.getByLabelText('Add file: Oil change 1 Apr 2026', { selector: 'input' });
  await user.upload(bill, file);
  expect(vehiclePapers.addServiceFile).toHaveBeenLastCalledWith('d', file);

  await user.click(screen.getByRole('button', { name: 'Delete: Insurance until 31 Oct 2026' }));
  const question = within(await screen.findByRole('dialog', { name: 'Insurance until 31 Oct 2026' }));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect(vehiclePapers.deletePaper).toHaveBeenLastCalledWith('a');
});

test('what is typed stays when the network fails meanwhile', async () => {
  silenceErrors();
  const { user, host, vehiclePapers } = await openPage();
  await user.click(await screen.findByRole('button', { name: 'Edit: Insurance until 31 Oct 2026' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Note'), 'Broker');
  vehiclePapers.ofCar.mockRejectedValue(new TypeError('Failed to fetch'));
  await act(() => host.dataChanged.announce({ entity: 'Cars' }));
  expect(await screen.findByText('Try again')).toBeInTheDocument();
  expect(dialog.getByLabelText('Note')).toHaveValue('Broker');
});

const RAN_OUT = [{ carId: CAR.CarId, what: 'paper', kind: 'insurance', day: day('2026-10-22') }] as const;

test.each([
  ['folded until something ran out', RECORDS.dues, false],
  ['open from then on', RAN_OUT, true],
] as const)('Today names what is due, %s', async (_, dues, isOpen) => {
  await openPage('/admin/today', dues);
  const list = (await screen.findByText('1 paper or service is due')).closest('details');
  expect(list?.open).toBe(isOpen);
  const link = within(list as HTMLElement).getByRole('link', { name: 'Dacia Duster 1234-A-26', hidden: true });
  expect(link).toHaveAttribute('href', `/admin/cars/${CAR.CarId}/papers`);
  expect(link.closest('li')).toHaveTextContent(/Insurance: (runs out 31|ran out 22) Oct 2026/);
});

test('the fleet names the paper that ran out instead of "Available"', async () => {
  await openPage('/admin?tab=fleet', RAN_OUT);
  const tag = await screen.findByText('No valid insurance');
  expect(tag.closest('td')).toHaveTextContent(/^No valid insurance$/);
});

test.each([
  ['Valid', []],
  ['Until 31 Oct', RECORDS.dues],
  ['Ran out', RAN_OUT],
] as const)('the fleet says how the papers of a car are, %s, and opens them', async (state, dues) => {
  await openPage('/admin?tab=fleet', dues);
  const link = await screen.findByRole('link', { name: `Papers of ${CAR.name}: ${state}` });
  expect(link).toHaveAttribute('href', `/admin/cars/${CAR.CarId}/papers`);
});

test('the fleet names no other paper that ran out, which stops no hand-over', async () => {
  await openPage('/admin?tab=fleet', [{ ...RAN_OUT[0], kind: 'other' }, ...RAN_OUT]);
  const tag = await screen.findByText('No valid insurance');
  expect(tag.closest('td')).toHaveTextContent(/^No valid insurance$/);
});

test.each([
  ['/admin/today', 'Due papers and services could not be loaded'],
  ['/admin?tab=fleet', 'Whether the papers of the cars are valid could not be loaded.'],
])('what is due that cannot be read is said on %s', async (path, text) => {
  const { vehiclePapers, host, user } = await openPage(path, RAN_OUT);
  await screen.findByText(/^(No valid insurance|1 paper or service is due)$/);
  vehiclePapers.listDues.mockRejectedValueOnce(new ApiError(503, 'Unavailable'));
  await act(async () => await host.dataChanged.announce({ entity: 'Cars' }));
  const alert = (await screen.findByText(text)).closest('[role=alert]');
  await user.click(within(alert as HTMLElement).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^(No valid insurance|1 paper or service is due)$/)).toBeInTheDocument();
  expect(screen.queryByText(text)).toBeNull();
});

test('an owner sets an interval for all cars, and a car follows it again', async () => {
  const all = { kind: 'oil', everyKilometers: 15_000 } as const;
  const { user, vehiclePapers } = await openPage(undefined, [], { ...RECORDS, defaults: [all] });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Edit: Intervals, Oil change' }));
    return within(await screen.findByRole('dialog', { name: 'Set interval' }));
  };
  const dialog = await open();
  expect(dialog.getByLabelText('Every … days')).toHaveValue('365');
  await user.selectOptions(dialog.getByLabelText('Valid for'), 'This car, as for all cars');
  expect(dialog.getByLabelText('Every … kilometers')).toHaveValue('15000');
  expect(dialog.getByLabelText('Every … kilometers')).toBeDisabled();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(vehiclePapers.saveInterval).toHaveBeenCalledWith({ carId: CAR.CarId, kind: 'oil', isAsDefault: true }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const next = await open();
  await user.selectOptions(next.getByLabelText('Valid for'), 'All cars without an interval of their own');
  await user.clear(next.getByLabelText('Every … kilometers'));
  await user.type(next.getByLabelText('Every … kilometers'), '20000');
  await user.click(next.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(vehiclePapers.saveDefaultInterval).toHaveBeenCalledWith({ kind: 'oil', everyKilometers: 20_000 }),
  );
});
