import { Button } from 'antd';
import type { VehicleFile } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { useOpenFile } from '../../data/use-open-file.ts';
import { PAPER_TEXT } from './texts.ts';
import styles from './vehicle-papers.module.css';

interface RecordFilesProps {
  readonly files: readonly VehicleFile[] | undefined;
  /** Of the paper or the work. */
  readonly name: string;
  readonly onRemove: (fileId: string) => Promise<void>;
  /** Asks first, under the title. */
  readonly onDelete: (title: string, remove: () => Promise<void>) => void;
}

/** The files of a paper or of work, which open in a tab of their own. */
export function RecordFiles({ files = [], name, onRemove, onDelete }: RecordFilesProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const openFile = useOpenFile(PAPER_TEXT.notOpened);
  if (files.length === 0) return null;
  return (
    <div className={styles.files}>
      {files.map((file, index) => {
        const number = index + 1;
        const deletion = `${formatMessage(PAPER_TEXT.removeFile, { number })}: ${name}`;
        const kind = file.contentType === 'application/pdf' ? 'PDF' : 'JPEG';
        return (
          <span key={file.id} className={styles.file}>
            <Button type="link" size="small" onClick={() => void openFile(() => api.vehiclePapers.getFile(file.id))}>
              {formatMessage(PAPER_TEXT.file, { number, kind })}
            </Button>
            <Button
              type="text"
              size="small"
              icon={<Icon name="close" size={14} />}
              aria-label={deletion}
              onClick={() => onDelete(deletion, () => onRemove(file.id))}
            />
          </span>
        );
      })}
    </div>
  );
}
