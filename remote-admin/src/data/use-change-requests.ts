import type { OpenChangeRequest } from 'shared-kit/api-client';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from './cache-keys.ts';
import { STAFF_QUERY } from './staff-query.ts';

/** Reads what customers ask for; none while it is unknown, and with a host that cannot read it. */
export function useChangeRequests(): readonly OpenChangeRequest[] {
  const { api } = useHost();
  const key = 'listChangeRequests' in api ? cacheKeys.changeRequests : null;
  const { data = [] } = useSWR(key, () => api.listChangeRequests(), { ...STAFF_QUERY, revalidateOnMount: true });
  return data;
}
