import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { PageMeta } from 'shared-kit/ui';
import { Planning } from '../features/planning/planning.tsx';
import { PLANNING_TEXT } from '../features/planning/texts.ts';
import { PageHeader } from '../ui/page-header.tsx';

/** `/admin/planning`: which car is rented or blocked on which days. */
export function PlanningPage() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const title = formatMessage(PLANNING_TEXT.title);
  return (
    <>
      <PageMeta title={title} siteName={site.agencyName} isUnlisted />
      <PageHeader title={title} />
      <Planning onBook={() => undefined} onEdit={() => undefined} />
    </>
  );
}
