import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import useSWR from 'swr';
import { renderPage } from '../testing/render-page.tsx';
import { cacheKeys } from './cache-keys.ts';
import { useBookedPeriods } from './use-booked-periods.ts';
import { type Refresh, useRefresh } from './use-refresh.ts';

const KEYS = {
  'free cars': cacheKeys.availableCars({ from: '2026-12-14', to: '2026-12-16' }),
  bookings: cacheKeys.bookings,
  'booked days of another car': cacheKeys.availability('clio-1'),
  fleet: cacheKeys.fleetPreview,
  car: cacheKeys.car('duster-1'),
};
type Name = keyof typeof KEYS;

function Read({ name, onRead }: { readonly name: Name; readonly onRead: (name: string) => void }) {
  useSWR(KEYS[name], async () => {
    onRead(name);
    return name;
  });
  return null;
}

function BookedDays() {
  const days = useBookedPeriods('duster-1');
  return <output>{days.status === 'ready' ? `${days.value.length} taken` : days.status}</output>;
}

interface LabProps {
  readonly onRead: (name: string) => void;
  readonly act: (refresh: Refresh) => void;
}

function Lab({ onRead, act }: LabProps) {
  const refresh = useRefresh();
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <BookedDays />}
      {isShown && (Object.keys(KEYS) as Name[]).map((name) => <Read key={name} name={name} onRead={onRead} />)}
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Come and go
      </button>
      <button type="button" onClick={() => act(refresh)}>
        Refresh
      </button>
    </>
  );
}

async function start(act: (refresh: Refresh) => void) {
  const read: string[] = [];
  let taken = 0;
  const searchEntities = async () => {
    read.push('booked days');
    if (taken < 0) throw new Error('down');
    return { data: Array.from({ length: taken++ }) } as never;
  };
  renderPage(<Lab onRead={(name) => read.push(name)} act={act} />, { api: { searchEntities } });
  await waitFor(() => expect(read).toHaveLength(6));
  await screen.findByText('0 taken');
  read.length = 0;
  return {
    read,
    breakDown: () => {
      taken = -1;
    },
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

test('a booking makes exactly the lists of free cars, the bookings and the days of its car be read again', async () => {
  const { read, press } = await start((refresh) => refresh.afterBooking('duster-1'));
  await press('Refresh');
  expect(await screen.findByText('1 taken')).toBeInTheDocument();
  expect(read.toSorted()).toEqual(['booked days', 'bookings', 'free cars']);
});

test('what nobody shows now is fresh when it is next shown', async () => {
  const { read, press } = await start((refresh) => refresh.afterBooking('duster-1'));
  await press('Come and go');
  await press('Refresh');
  await press('Come and go');
  expect(await screen.findByText('1 taken')).toBeInTheDocument();
  expect(read.toSorted()).toEqual(['booked days', 'bookings', 'free cars']);
});

test('days that cannot be read again are not believed any longer', async () => {
  const { press, breakDown } = await start((refresh) => refresh.bookedDays('duster-1'));
  breakDown();
  await press('Refresh');
  expect(await screen.findByText('failed')).toBeInTheDocument();
});

test.each<[string, (refresh: Refresh) => void, string]>([
  ['a changed price', (refresh) => refresh.car('duster-1'), 'car'],
  ['a conflict', (refresh) => refresh.bookedDays('duster-1'), 'booked days'],
])('%s refreshes one thing', async (_name, act, expected) => {
  const { read, press } = await start(act);
  await press('Refresh');
  await waitFor(() => expect(read).toEqual([expected]));
});
