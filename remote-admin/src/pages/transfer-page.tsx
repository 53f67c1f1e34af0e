import { IMPORT_KINDS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { SETTINGS_TEXT } from '../features/accounts/texts.ts';
import { HistoryCard } from '../features/history/history-card.tsx';
import { ArchivePanel } from '../features/imports/archive-panel.tsx';
import { ImportPanel } from '../features/imports/import-panel.tsx';
import { IMPORT_TEXT, KIND_NAMES } from '../features/imports/texts.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { COMMON_TEXT } from '../ui/texts.ts';
import styles from './transfer-page.module.css';

/** `/admin/settings/transfer`: takes over what the agency had in other programs, and all data of the agency out and in, for owners. */
export function TransferPage() {
  const { formatMessage } = useIntl();
  const nameChange = (field: string) => {
    const kind = IMPORT_KINDS.find((one) => one === field);
    return formatMessage(kind ? KIND_NAMES[kind] : IMPORT_TEXT.file);
  };
  return (
    <>
      <PageHeader
        title={formatMessage(SETTINGS_TEXT.transfer)}
        back={<BackLink to="/admin/settings" label={COMMON_TEXT.backToSettings} />}
      />
      <div className={styles.panels}>
        <ImportPanel />
        <ArchivePanel />
        <HistoryCard title={formatMessage(IMPORT_TEXT.history)} entity="Imports" label={nameChange} />
      </div>
    </>
  );
}
