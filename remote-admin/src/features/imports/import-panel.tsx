import { Button, Segmented } from 'antd';
import { useId, useState } from 'react';
import { IMPORT_KINDS, type ImportKind, type ImportPreview, MAX_IMPORT_MB, MAX_IMPORT_ROWS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { Skeleton } from 'shared-kit/ui';
import { Panel } from '../../ui/panel.tsx';
import { ImportColumnsTable } from './import-columns-table.tsx';
import { ImportFindings } from './import-findings.tsx';
import styles from './imports.module.css';
import { IMPORT_TEXT, KIND_HINTS, KIND_NAMES } from './texts.ts';
import { useImport } from './use-import.ts';

/** Takes over a list of another program: a file, what its columns are, what would happen, and the import. */
export function ImportPanel() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const [kind, setKind] = useState<ImportKind>('cars');
  const { file, state, read, run, reset } = useImport(kind);
  const input = useId();
  const preview = 'preview' in state ? state.preview : undefined;
  const isBusy = state.status === 'reading' || state.status === 'importing';
  return (
    <Panel title={formatMessage(IMPORT_TEXT.title)} isBusy={isBusy}>
      <div className={styles.steps}>
        <Segmented<ImportKind>
          aria-label={formatMessage(IMPORT_TEXT.kind)}
          value={kind}
          options={IMPORT_KINDS.map((value) => ({ value, label: formatMessage(KIND_NAMES[value]) }))}
          disabled={state.status === 'importing'}
          onChange={(chosen) => {
            reset();
            setKind(chosen);
          }}
        />
        <p className={styles.second}>
          {formatMessage(IMPORT_TEXT.lead, { rows: format.count(MAX_IMPORT_ROWS), megabytes: MAX_IMPORT_MB })}
        </p>
        <p className={styles.second}>{formatMessage(KIND_HINTS[kind])}</p>
        <div className={styles.file}>
          <Button
            {...(!preview && { type: 'primary' })}
            disabled={state.status === 'importing'}
            onClick={() => document.getElementById(input)?.click()}
          >
            {formatMessage(file ? IMPORT_TEXT.chooseAnother : IMPORT_TEXT.choose)}
          </Button>
          {file && <bdi className={styles.name}>{file.name}</bdi>}
        </div>
        <input
          id={input}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx"
          aria-label={formatMessage(IMPORT_TEXT.choose)}
          onChange={({ target }) => {
            const chosen = target.files?.[0];
            if (chosen) void read(chosen);
            target.value = '';
          }}
        />
        <p role="status" className={styles.second}>
          {state.status === 'reading' && file && (
            <span key="reading">{formatMessage(IMPORT_TEXT.reading, { file: file.name })}</span>
          )}
          {state.status === 'shown' && preview?.missing.length === 0 && (
            <span key="summary">{formatMessage(IMPORT_TEXT.summary, countsOf(preview))}</span>
          )}
        </p>
        {state.status === 'reading' && !preview && <Skeleton height="12rem" />}
        {state.status === 'failed' && (
          <div role="alert" className={styles.alert}>
            <strong>{state.title}</strong>
            <p>{state.text}</p>
          </div>
        )}
        {preview && file && (
          <>
            <ImportColumnsTable
              kind={kind}
              preview={preview}
              isDisabled={isBusy}
              onChange={(columns) => void read(file, columns)}
            />
            <ImportFindings kind={kind} preview={preview} />
            {preview.refused.length > 0 && <p>{formatMessage(IMPORT_TEXT.correct)}</p>}
            {preview.refused.length === 0 && preview.missing.length === 0 && preview.created === 0 && (
              <p>{formatMessage(IMPORT_TEXT.nothing)}</p>
            )}
            {preview.created > 0 && preview.refused.length === 0 && (
              <Button
                type="primary"
                size="large"
                loading={state.status === 'importing'}
                disabled={isBusy}
                onClick={() => void run(preview)}
              >
                {formatMessage(IMPORT_TEXT.run, { count: preview.created })}
              </Button>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function countsOf({ rows, created, known, refused }: ImportPreview) {
  return { rows, created, known: known.length, refused: new Set(refused.map(({ row }) => row)).size };
}
