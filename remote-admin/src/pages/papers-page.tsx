import { useIntl } from 'shared-kit/intl';
import { toQueryState, useHost } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../data/cache-keys.ts';
import { STAFF_QUERY, STAFF_STATE } from '../data/staff-query.ts';
import { usePermission } from '../data/use-permission.ts';
import { SETTINGS_TEXT } from '../features/accounts/texts.ts';
import { PaperSettingsForm } from '../features/papers/paper-settings-form.tsx';
import { PAPER_SETTINGS_TEXT as TEXT } from '../features/papers/texts.ts';
import { ListStates } from '../kit/list-screen/list-states.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { COMMON_TEXT } from '../ui/texts.ts';

/** `/admin/settings/papers`: what stands on agreements, receipts and invoices, with the owner's clauses. */
export function PapersPage() {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const mayWrite = usePermission('papers.settings');
  const response = useSWR(cacheKeys.paperSettings, () => api.papers.getSettings(), STAFF_QUERY);
  return (
    <>
      <PageHeader
        title={formatMessage(SETTINGS_TEXT.papers)}
        subtitle={formatMessage(mayWrite ? TEXT.lead : TEXT.readOnly)}
        back={<BackLink to="/admin/settings" label={COMMON_TEXT.backToSettings} />}
      />
      <ListStates
        state={toQueryState(response, STAFF_STATE)}
        failure={formatMessage(TEXT.failure)}
        loading={<Skeleton />}
      >
        {(stored) => (
          <PaperSettingsForm stored={stored} onSaved={(saved) => response.mutate(saved, { revalidate: false })} />
        )}
      </ListStates>
    </>
  );
}
