import { useIntl } from 'shared-kit/intl';
import { AddFine } from '../features/fines/add-fine.tsx';
import { FineList } from '../features/fines/fine-list.tsx';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { COMMON_TEXT, PAGE_LINKS } from '../ui/texts.ts';

/** `/admin/fines`: fines and tolls of the fleet. */
export function FinesPage() {
  const { formatMessage } = useIntl();
  return (
    <>
      <PageHeader
        title={formatMessage(PAGE_LINKS.fines)}
        back={<BackLink to="/admin/settings" label={COMMON_TEXT.backToSettings} />}
        actions={<AddFine />}
      />
      <FineList />
    </>
  );
}
