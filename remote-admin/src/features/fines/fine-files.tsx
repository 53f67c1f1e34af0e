import { Button } from 'antd';
import { agencyToday } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { useOpenFile } from '../../data/use-open-file.ts';
import { usePermission } from '../../data/use-permission.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { AddFileButton } from '../../kit/add-file-button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useConfirmDeletion } from '../../ui/use-confirm-deletion.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import type { FineProps } from './fine-props.ts';
import styles from './fines.module.css';
import { FINE_TEXT } from './texts.ts';

const FILE_KINDS = ['notice', 'answer'] as const;
const KINDS = { notice: FINE_TEXT.addNotice, answer: FINE_TEXT.addAnswer } as const;

/** The authority's notice and the agency's answers, which open in a tab of their own. */
export function FineFiles({ fine: { id }, details: { files } }: FineProps) {
  const { api, site } = useHost();
  const { formatMessage } = useIntl();
  const { day } = useFormat();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const showFailure = useFailureToast();
  const confirmDeletion = useConfirmDeletion();
  const openFile = useOpenFile(FINE_TEXT.notOpened);
  const mayWrite = usePermission('fines.write');
  const remove = async (fileId: string) => {
    try {
      await api.fines.removeFile(id, fileId);
    } catch (error) {
      showFailure({ log: 'A file was not removed', error, text: describeError(error) });
    }
    await refresh.bookings();
  };
  return (
    <Panel title={formatMessage(FINE_TEXT.files)}>
      {files.length === 0 && <p className={styles.second}>{formatMessage(FINE_TEXT.noFiles)}</p>}
      <ul className={styles.list}>
        {files.map(({ id: fileId, kind, contentType, createdAt }) => {
          const added = day(agencyToday(new Date(createdAt), site.timeZone));
          const type = contentType === 'application/pdf' ? 'PDF' : 'JPEG';
          const name = formatMessage(FINE_TEXT.open, { name: formatMessage(FINE_TEXT[kind]), day: added, kind: type });
          return (
            <li key={fileId} className={styles.line}>
              <Button type="link" size="small" onClick={() => void openFile(() => api.fines.getFile(fileId))}>
                {name}
              </Button>
              {mayWrite && (
                <Button
                  type="text"
                  size="small"
                  icon={<Icon name="close" size={14} />}
                  aria-label={`${formatMessage(FINE_TEXT.removeFile)}: ${name}`}
                  onClick={() =>
                    confirmDeletion({
                      title: name,
                      question: formatMessage(FINE_TEXT.removeQuestion),
                      onDelete: () => remove(fileId),
                    })
                  }
                />
              )}
            </li>
          );
        })}
      </ul>
      {mayWrite && (
        <div className={styles.actions}>
          {FILE_KINDS.map((kind) => (
            <AddFileButton
              key={kind}
              label={formatMessage(KINDS[kind])}
              failed={FINE_TEXT.fileFailed}
              send={(file) => api.fines.addFile(id, kind, file)}
              refresh={refresh.bookings}
            />
          ))}
        </div>
      )}
    </Panel>
  );
}
