import type { StaffAccount } from 'shared-kit/api-client';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR, { useSWRConfig } from 'swr';
import { cacheKeys, isAccountKey } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

const ACCOUNT_QUERY = { ...STAFF_QUERY, revalidateOnMount: true } as const;

/** Reads the accounts of all staff, for owners. */
export function useStaffAccounts(): QueryState<readonly StaffAccount[]> {
  const { api } = useHost();
  return toQueryState(
    useSWR(cacheKeys.accounts, () => api.accounts.list(), ACCOUNT_QUERY),
    STAFF_STATE,
  );
}

/** Returns the function that refreshes accounts and their history. */
export function useRefreshAccounts() {
  const { mutate } = useSWRConfig();
  return async () => void (await mutate(isAccountKey));
}
