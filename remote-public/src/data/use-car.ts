import type { Car } from 'shared-kit/domain';
import { type EntityState, toEntityState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';

export function useCar(carId: string): EntityState<Car> {
  const { api } = useHost();
  return toEntityState(useSWR(cacheKeys.car(carId), () => api.getEntity('Cars', carId)));
}
