import type { OpenRequests } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';

/** Reads the requests that nobody has answered; undefined while they are unknown, and with a host that cannot read them. */
export function useOpenRequests(): OpenRequests | undefined {
  const { api } = useHost();
  const { data } = useSWR('getOpenRequests' in api ? cacheKeys.openRequests : null, () => api.getOpenRequests(), {
    ...STAFF_QUERY,
    revalidateOnMount: true,
  });
  return data;
}
