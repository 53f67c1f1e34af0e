import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type ApiClient, ApiError } from 'shared-kit/api-client';
import type { Car, PriceSeason } from 'shared-kit/domain';
import { CAR, fakeApi } from '../testing/examples.ts';
import { renderConsole, silenceErrors } from '../testing/render-console.tsx';
// Compiled before the first test, like the other pages.
import './prices-page.tsx';

type Stored = Record<string, { readonly id: number }[]>;

const SUMMER: PriceSeason = {
  id: 3,
  names: { en: 'Summer', fr: 'Été' },
  kind: 'season',
  ranges: [{ from: '2027-06-15', to: '2027-09-15' }],
  percent: 20,
  lengthDiscounts: true,
};
const CARS: Car[] = [CAR, { ...CAR, CarId: 'clio', name: 'Renault Clio', type: 'Hatchback', price: 30 }];

/** An API that keeps the rules in these lists. */
function rulesApi(stored: Stored) {
  const fleet = fakeApi({ cars: CARS });
  const calls = {
    searchEntities: jest.fn(async (search: { readonly entity: string }) =>
      search.entity in fleet || search.entity === 'Cars' || search.entity === 'CarsBooking'
        ? fleet.searchEntities(search as never)
        : { data: stored[search.entity] ?? [] },
    ),
    createEntities: jest.fn(async (entity: string, bodies: readonly object[]) => {
      const created = bodies.map((body, index) => ({ ...body, id: 100 + index }));
      stored[entity] = [...(stored[entity] ?? []), ...created];
      return created;
    }),
    updateEntity: jest.fn(async (entity: string, { basedOn: _, ...changes }: { id: number; basedOn?: object }) => {
      stored[entity] = (stored[entity] ?? []).map((one) => (one.id === changes.id ? { ...one, ...changes } : one));
      return stored[entity]?.find(({ id }) => id === changes.id);
    }),
    deleteEntity: jest.fn(async (entity: string, id: number) => {
      stored[entity] = (stored[entity] ?? []).filter((one) => one.id !== id);
    }),
  };
  return { ...calls, api: { ...fleet, ...calls } as unknown as Partial<ApiClient> };
}

const open = async (stored: Stored, role: 'owner' | 'agent' = 'owner') => {
  const calls = rulesApi(stored);
  const shown = await renderConsole('/admin/settings/prices', calls.api, 'en', role);
  await screen.findByRole('region', { name: 'Prices day by day' });
  return { ...calls, ...shown };
};
const panel = (name: string) => within(screen.getByRole('region', { name }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const save = { name: 'Save' };

test('an owner adds a season: periods, a price of a class; the year shows what changes before it is saved', async () => {
  const { user, createEntities } = await open({});
  await user.click(screen.getByRole('button', { name: 'Add: Seasons' }));
  const form = await dialog('New season');
  await user.type(form.getByLabelText('Name in English'), 'Summer');
  expect((await form.findByText(/missing: English is shown/)).parentElement).toHaveTextContent(
    'Français, Español, العربية missing',
  );
  await user.type(form.getByLabelText('Percent'), '-10');
  await user.click(form.getByRole('button', { name: 'Add a period' }));
  fireEvent.change(form.getByLabelText('Periods 1: From'), { target: { value: '2027-06-15' } });
  fireEvent.change(form.getByLabelText('Periods 1: Until'), { target: { value: '2027-06-16' } });
  await user.click(form.getByRole('button', { name: 'Add a price' }));
  await user.selectOptions(form.getByLabelText('Prices 1: Class or car'), 'Class: SUV');
  await user.type(form.getByLabelText('Prices 1: Price per day'), '60');
  expect(await form.findByText('2 days change for this car.')).toBeVisible();
  expect(form.getByRole('button', { name: /^Wed, 16 Jun 2027/ })).toHaveAccessibleName(
    'Wed, 16 Jun 2027: $60, Summer (was $42)',
  );
  await user.selectOptions(form.getByLabelText('Car'), 'Renault Clio');
  expect(form.getByRole('button', { name: /^Wed, 16 Jun 2027/ })).toHaveAccessibleName(/\$27, Summer \(was \$30\)$/);
  await user.click(form.getByRole('button', save));
  await waitFor(() =>
    expect(createEntities).toHaveBeenCalledWith('PriceSeasons', [
      {
        names: { en: 'Summer' },
        kind: 'season',
        ranges: [{ from: '2027-06-15', to: '2027-06-16' }],
        percent: -10,
        prices: [{ type: 'SUV', price: 60 }],
        lengthDiscounts: true,
      },
    ]),
  );
  expect(await panel('Seasons').findByText('Summer')).toBeVisible();
});

test('days that another season has are said while one types, and refused with both names', async () => {
  silenceErrors();
  const { user, createEntities } = await open({ PriceSeasons: [SUMMER] });
  await user.click(screen.getByRole('button', { name: 'Copy to next year: Summer' }));
  const form = await dialog('New season');
  expect(form.getByLabelText('Periods 1: From')).toHaveValue('2028-06-15');
  expect(form.queryByRole('alert')).not.toBeInTheDocument();
  await user.clear(form.getByLabelText('Name in English'));
  await user.type(form.getByLabelText('Name in English'), 'July');
  fireEvent.change(form.getByLabelText('Periods 1: From'), { target: { value: '2027-07-01' } });
  expect(await form.findByRole('alert')).toHaveTextContent('These have days in common: Summer, July');
  const meta = { type: 'season_overlap', seasons: ['Summer', 'July'] };
  createEntities.mockRejectedValueOnce(new ApiError(409, 'These have days in common: Summer, July', { meta }));
  await user.click(form.getByRole('button', save));
  expect(await form.findAllByText('These have days in common: Summer, July')).toHaveLength(2);
  expect(form.getByLabelText('Name in English')).toHaveValue('July');
});

test('what a colleague has written meanwhile is told, and nothing that was typed is lost', async () => {
  silenceErrors();
  const stored: Stored = { PriceSeasons: [SUMMER] };
  const { user, updateEntity } = await open(stored);
  await user.click(screen.getByRole('button', { name: 'Edit Summer' }));
  const form = await dialog('Edit season');
  await user.clear(form.getByLabelText('Percent'));
  await user.type(form.getByLabelText('Percent'), '30');
  stored.PriceSeasons = [{ ...SUMMER, percent: 25, minDays: 4 } as never];
  updateEntity.mockRejectedValueOnce(new ApiError(409, 'Changed', { meta: { type: 'entity_changed' } }));
  await user.click(form.getByRole('button', save));
  expect(await form.findByRole('alert')).toHaveTextContent(/A colleague has changed this.*Percent: 25$/);
  expect(form.getByLabelText('Percent')).toHaveValue('30');
  expect(form.getByLabelText('Shortest rental (days)')).toHaveValue('4');
  await user.click(form.getByRole('button', save));
  await waitFor(() =>
    expect(updateEntity).toHaveBeenLastCalledWith('PriceSeasons', { id: 3, percent: 30, basedOn: { percent: 25 } }),
  );
});

test('a change and a deletion can be undone; a deletion asks first', async () => {
  const stored: Stored = { LengthDiscounts: [{ id: 1, fromDays: 7, percent: 10 } as never] };
  const { user, updateEntity, createEntities } = await open(stored);
  await user.click(screen.getByRole('button', { name: 'Edit From 7 days' }));
  let form = await dialog('Edit length discount');
  await user.clear(form.getByLabelText('Percent'));
  await user.type(form.getByLabelText('Percent'), '12.5');
  await user.click(form.getByRole('button', save));
  expect(await panel('Length discounts').findByText('12.5 % less per day')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(updateEntity).toHaveBeenLastCalledWith('LengthDiscounts', {
      id: 1,
      percent: 10,
      basedOn: { percent: 12.5 },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Edit From 7 days' }));
  form = await dialog('Edit length discount');
  await user.click(form.getByRole('button', { name: 'Delete' }));
  const question = (await screen.findByText(/^Delete this\?/)).closest<HTMLElement>('[role="dialog"]');
  await user.click(within(question ?? document.body).getByRole('button', { name: 'Delete' }));
  expect(await panel('Length discounts').findByText(/None yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(createEntities).toHaveBeenCalledWith('LengthDiscounts', [{ fromDays: 7, percent: 10 }]));
});

test('an extra, a place and terms are added; a number that is none is refused in its field', async () => {
  const { user, createEntities } = await open({});
  await user.click(screen.getByRole('button', { name: 'Add: Extras' }));
  let form = await dialog('New extra');
  await user.type(form.getByLabelText('Name in English'), 'Child seat');
  await user.type(form.getByLabelText('Price of one piece'), '4');
  await user.type(form.getByLabelText('Maximum quantity'), '21');
  await user.click(form.getByRole('button', save));
  expect(await form.findByText('Please enter a whole number from 1 to 20.')).toBeVisible();
  expect(createEntities).not.toHaveBeenCalled();
  await user.type(form.getByLabelText('Maximum quantity'), '{Backspace}');
  await user.click(form.getByRole('button', save));
  await waitFor(() =>
    expect(createEntities).toHaveBeenLastCalledWith('Extras', [
      { names: { en: 'Child seat' }, per: 'day', price: 4, maxQuantity: 2, active: true },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Add: Places' }));
  form = await dialog('New place');
  await user.type(form.getByLabelText('Name in English'), 'Airport');
  await user.selectOptions(form.getByLabelText('Kind'), 'Airport (asks for a flight number)');
  await user.type(form.getByLabelText('Fee for delivery'), '15');
  await user.click(form.getByRole('button', { name: 'Add hours' }));
  await user.selectOptions(form.getByLabelText('Opening hours 1: Day'), 'Sunday');
  await user.click(form.getByRole('button', save));
  await waitFor(() =>
    expect(createEntities).toHaveBeenLastCalledWith('Places', [
      {
        names: { en: 'Airport' },
        kind: 'airport',
        pickupFee: 15,
        hours: [{ weekday: 7, from: '08:00', to: '20:00' }],
      },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Add: Terms' }));
  form = await dialog('New terms');
  await user.type(form.getByLabelText('Deposit'), '5000');
  await user.type(form.getByLabelText('Excess'), '900');
  await user.click(form.getByRole('button', save));
  await waitFor(() => expect(createEntities).toHaveBeenLastCalledWith('RentalTerms', [{ deposit: 5000, excess: 900 }]));
  expect(
    await panel('Terms').findByText('Every car is fully insured (home page, About), set: an excess'),
  ).toBeVisible();
});

test('the server names a field of a new rule; what was typed survives a reload, and is left after a question', async () => {
  silenceErrors();
  const { user, createEntities, tryAgain } = await open({});
  await user.click(screen.getByRole('button', { name: 'Add: Length discounts' }));
  let form = await dialog('New length discount');
  await user.type(form.getByLabelText('From days'), '7');
  await user.type(form.getByLabelText('Percent'), '5');
  const meta = {
    type: 'validation_failed',
    fields: { '0.fromDays': 'must be another one' },
    problems: { '0.fromDays': { type: 'taken' } },
  };
  createEntities.mockRejectedValueOnce(new ApiError(400, 'Please check what was sent.', { meta }));
  await user.click(form.getByRole('button', save));
  expect(await form.findByText('There is an entry for this already.')).toBeVisible();
  await tryAgain();
  form = await dialog('New length discount');
  expect(form.getByLabelText('Percent')).toHaveValue('5');
  await user.click(form.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByText('New length discount')).not.toBeInTheDocument());
});

test('the history of each kind of rule names the rule, and writes values as its form does', async () => {
  const { api } = rulesApi({ PriceSeasons: [SUMMER] });
  const listHistory = jest.fn(async () => [
    {
      id: 1,
      at: '2026-10-01T13:05:00.000Z',
      key: '3',
      actor: { kind: 'staff', name: 'Karima' },
      action: 'changed',
      changes: [
        { field: 'ranges', values: [[{ from: '2027-06-01', to: '2027-06-30' }], SUMMER.ranges] },
        {
          field: 'prices',
          values: [
            null,
            [
              { type: 'SUV', price: 80 },
              { carId: 'clio', price: 33.5 },
            ],
          ],
        },
        { field: 'names', values: [{ en: 'Sumer' }, SUMMER.names] },
      ],
    },
  ]);
  const accounts = { ...api.accounts, listHistory } as unknown as ApiClient['accounts'];
  const { user } = await renderConsole('/admin/settings/prices', { ...api, accounts });
  const history = within(await screen.findByRole('region', { name: 'History' }));
  const [line] = await history.findAllByRole('listitem');
  expect(line?.querySelector('summary')).toHaveTextContent(
    /Karima Changed: Summer · Periods: 1 Jun 2027 – 30 Jun 2027 → 15 Jun 2027 – 15 Sept 2027 · Prices: none → SUV \$80, Renault Clio \$33.50 · Name.*: Sumer → Summer/,
  );
  expect(listHistory).toHaveBeenCalledWith('PriceSeasons', undefined, 10);
  await user.selectOptions(history.getByLabelText('History'), 'Places');
  await waitFor(() => expect(listHistory).toHaveBeenLastCalledWith('Places', undefined, 10));
});

test('agents read the prices, and have no form', async () => {
  await open({ PriceSeasons: [SUMMER] }, 'agent');
  expect(panel('Seasons').getByText('Summer')).toBeVisible();
  expect(screen.getByText('Only owners change prices. You can read them here.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Add|Edit|Copy/ })).not.toBeInTheDocument();
});

test('the arrow keys go from day to day, in the direction of reading, and from month to month', async () => {
  const { user } = await open({ PriceSeasons: [SUMMER] });
  const days = screen.getAllByRole('button', { name: /: \$/ });
  await user.click(days[0] as HTMLElement);
  await user.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toHaveAccessibleName(/^\w+, 2 /);
  await user.keyboard('{ArrowLeft}{ArrowUp}{ArrowUp}');
  expect(document.activeElement).toHaveAccessibleName(days[0]?.getAttribute('aria-label') ?? '');
});
