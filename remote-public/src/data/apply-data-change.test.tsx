import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import type { DataChange } from 'shared-kit/contract';
import useSWR from 'swr';
import { renderPage } from '../testing/render-page.tsx';
import { cacheKeys } from './cache-keys.ts';
import { refreshBookedPeriods, useBookedPeriods } from './use-booked-periods.ts';

const KEYS = {
  'free cars': cacheKeys.fleet({ from: '2026-12-14', to: '2026-12-16' }, { types: ['SUV'] }),
  'booked days of another car': cacheKeys.bookedPeriods('clio-1'),
  'car preview': cacheKeys.carPreview,
  car: cacheKeys.car('duster-1'),
  "the console's bookings": ['/api/bookings', 'page', 1],
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

function Lab({ onRead }: { readonly onRead: (name: string) => void }) {
  const [isShown, setIsShown] = useState(true);
  return (
    <>
      {isShown && <BookedDays />}
      {isShown && (Object.keys(KEYS) as Name[]).map((name) => <Read key={name} name={name} onRead={onRead} />)}
      <button type="button" onClick={() => setIsShown(!isShown)}>
        Come and go
      </button>
    </>
  );
}

async function start() {
  const read: string[] = [];
  let taken = 0;
  const searchEntities = async () => {
    read.push('booked days');
    if (taken < 0) throw new Error('down');
    return { data: Array.from({ length: taken++ }) } as never;
  };
  const { host } = renderPage(<Lab onRead={(name) => read.push(name)} />, { api: { searchEntities } });
  await waitFor(() => expect(read).toHaveLength(6));
  await screen.findByText('0 taken');
  read.length = 0;
  return {
    read,
    announce: (change: DataChange) => act(() => host.dataChanged.announce(change)),
    refresh: () => act(() => refreshBookedPeriods(host, 'duster-1')),
    comeAndGo: () => userEvent.click(screen.getByRole('button', { name: 'Come and go' })),
    breakDown: () => {
      taken = -1;
    },
  };
}

test.each<[string, DataChange, readonly string[]]>([
  ['bookings of a car', { entity: 'CarsBooking', carId: 'duster-1' }, ['booked days of another car', 'free cars']],
  ['bookings', { entity: 'CarsBooking' }, ['booked days', 'booked days of another car', 'free cars']],
  ['cars', { entity: 'Cars' }, ['car', 'car preview', 'free cars']],
])('a change of %s revalidates exactly the affected reads', async (_, change, expected) => {
  const { read, announce } = await start();
  await announce(change);
  await waitFor(() => expect(read.toSorted()).toEqual(expected));
});

test('unmounted reads are cleared and refetched when mounted again', async () => {
  const { read, announce, refresh, comeAndGo } = await start();
  await comeAndGo();
  await announce({ entity: 'Cars' });
  await refresh();
  await comeAndGo();
  expect(await screen.findByText('1 taken')).toBeInTheDocument();
  expect(read.toSorted()).toEqual(['booked days', 'car', 'car preview', 'free cars']);
});

test('booked periods whose refetch fails are no longer used', async () => {
  const { refresh, breakDown } = await start();
  breakDown();
  await refresh();
  expect(await screen.findByText('failed')).toBeInTheDocument();
});
