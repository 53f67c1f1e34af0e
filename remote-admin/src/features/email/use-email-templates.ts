import type { EmailTemplate } from 'shared-kit/domain';
import { type QueryState, toQueryState, useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../../data/staff-query.ts';

/** Reads the agency's templates of e-mails. */
export function useEmailTemplates(): QueryState<readonly EmailTemplate[]> {
  const { api } = useHost();
  const read = async () => (await api.searchEntities({ entity: 'EmailTemplates' })).data;
  return toQueryState(useSWR(cacheKeys.emailTemplates, read, { ...STAFF_QUERY, revalidateOnMount: true }), STAFF_STATE);
}
