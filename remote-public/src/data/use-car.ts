import { isApiError } from 'shared-kit/api-client';
import type { Car } from 'shared-kit/domain';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { useHost } from './host-context.tsx';
import { type RemoteData, toRemoteData } from './remote-data.ts';

export type CarState = RemoteData<Car> | { readonly status: 'missing' };

export function useCar(carId: string): CarState {
  const { api } = useHost();
  const state = toRemoteData(useSWR(cacheKeys.car(carId), () => api.getEntity('Cars', carId)));
  const isMissing = state.status === 'failed' && isApiError(state.error) && state.error.status === 404;
  return isMissing ? { status: 'missing' } : state;
}
