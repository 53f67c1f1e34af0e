import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { ApiClient } from 'shared-kit/api-client';
import type { DateRange } from 'shared-kit/domain';
import { HostProvider } from 'shared-kit/remote';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { SWRConfig, useSWRConfig } from 'swr';
import { isBookingKey } from '../../data/cache-keys.ts';
import { BOOKING } from '../../testing/examples.ts';
import { usePlanningEntries } from './use-planning-entries.ts';

test('a booking that was canceled is gone, also after the days of another quarter were shown', async () => {
  let rentals = [{ ...BOOKING, id: 1, carId: 'clio', pickupDate: '2027-01-20', dropoffDate: '2027-01-22' }];
  const searchEntities = async ({ entity }: { readonly entity: string }) => ({
    data: entity === 'CarsBooking' ? rentals : [],
  });
  const host = fakeHost({ api: { searchEntities } as unknown as Partial<ApiClient> });
  const cache = new Map();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SWRConfig value={{ provider: () => cache }}>
      <HostProvider host={host}>{children}</HostProvider>
    </SWRConfig>
  );
  const { result, rerender } = renderHook(
    (visible: DateRange) => ({ state: usePlanningEntries(visible), mutate: useSWRConfig().mutate }),
    // Two quarters; the booking is in the second.
    { wrapper, initialProps: { from: '2026-12-10', to: '2027-01-10' } as DateRange },
  );
  const carsShown = () => {
    const { state } = result.current;
    return state.status === 'ready' && !state.isRefreshing ? [...state.value.keys()] : state.status;
  };
  await waitFor(() => expect(carsShown()).toEqual(['clio']));

  // The booking's quarter only.
  rerender({ from: '2027-02-01', to: '2027-02-10' });
  await waitFor(() => expect(carsShown()).toEqual(['clio']));
  rentals = [];
  await act(async () => void (await result.current.mutate(isBookingKey)));
  await waitFor(() => expect(carsShown()).toEqual([]));
});
