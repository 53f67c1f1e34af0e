import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { HostProvider } from 'shared-kit/remote';
import { fakeHost } from 'shared-kit/testing/fake-host';
import { useBooking } from './use-booking.ts';

test.each([undefined, ''])('without an id (%j) no request is sent, and the read fails with the reason', async (id) => {
  const getEntity = jest.fn();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <HostProvider host={fakeHost({ api: { getEntity } })}>{children}</HostProvider>
  );
  const { result } = renderHook(() => useBooking(id), { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed' }));
  expect(result.current).toMatchObject({ error: { message: 'No booking ID provided' } });
  expect(getEntity).not.toHaveBeenCalled();
});
