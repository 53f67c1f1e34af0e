import { useIntl } from 'shared-kit/intl';
import { Planning } from '../features/planning/planning.tsx';
import { PLANNING_TEXT } from '../features/planning/texts.ts';
import { ConsolePageMeta } from '../ui/console-page-meta.tsx';
import { PageHeader } from '../ui/page-header.tsx';

/** `/admin/planning`: which car is rented or blocked on which days. */
export function PlanningPage() {
  const { formatMessage } = useIntl();
  const title = formatMessage(PLANNING_TEXT.title);
  return (
    <>
      <ConsolePageMeta title={title} />
      <PageHeader title={title} />
      <Planning onBook={() => undefined} onEdit={() => undefined} />
    </>
  );
}
