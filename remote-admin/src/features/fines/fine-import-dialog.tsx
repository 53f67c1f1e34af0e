import { Button, Input } from 'antd';
import { useState } from 'react';
import type { FineListFile } from 'shared-kit/api-client';
import {
  FINE_FIELDS,
  FINE_KINDS,
  type FineMapping,
  IMPORTED_FINE_FIELDS,
  type ImportedFineField,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { DialogField } from '../../kit/dialog-field.tsx';
import dialog from '../../kit/form-dialog.module.css';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './fines.module.css';
import { FINE_KIND_NAMES } from './mark-texts.ts';
import { FINES_TEXT, IMPORT_FIELDS, IMPORT_TEXT, REFUSALS } from './texts.ts';

/** Imports fines from a CSV file or a workbook: shows which column is read as which field, and the rows that would be refused. */
export function FineImportDialog({ onClosed }: { readonly onClosed: () => void }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const [file, setFile] = useState<{ readonly name: string; readonly content: FineListFile }>();
  const [chosen, setChosen] = useState<FineMapping>();
  const { data, error } = useSWR(
    file && cacheKeys.fineImport(file.content, chosen),
    () => file && api.fines.import(file.content, { mapping: chosen, isPreview: true }),
    STAFF_QUERY,
  );
  const mapping = chosen ?? data?.mapping;
  const change = (changes: Partial<FineMapping>) => mapping && setChosen({ ...mapping, ...changes });
  const choose = (field: ImportedFineField, heading: string) => {
    const { [field]: _, ...others } = mapping?.columns ?? {};
    change({ columns: { ...others, ...(heading && { [field]: heading }) } });
  };
  const findProblem = () => {
    if (!data) return error ? describeError(error) : formatMessage(IMPORT_TEXT.noFile);
    return data.refused.length > 0 ? formatMessage(IMPORT_TEXT.refusedHint) : undefined;
  };
  const save = async () => {
    if (!file) return '';
    const done = await api.fines.import(file.content, { mapping, isPreview: false });
    return formatMessage(IMPORT_TEXT.done, { created: done.created, known: done.known });
  };
  const columns = [...new Set(data?.columns)].map((heading) => ({ value: heading, label: heading }));
  return (
    <FormDialog
      title={formatMessage(IMPORT_TEXT.title)}
      save={IMPORT_TEXT.save}
      findProblem={findProblem}
      onSave={save}
      onClosed={onClosed}
    >
      <DialogField label={formatMessage(IMPORT_TEXT.file)} hint={formatMessage(IMPORT_TEXT.fileHint)}>
        {(control) => (
          // The browser's own button would be in the language of the browser.
          <div className={styles.file}>
            <Button onClick={() => document.getElementById(control.id)?.click()}>
              {formatMessage(file ? IMPORT_TEXT.chooseAnother : IMPORT_TEXT.choose)}
            </Button>
            {file && <bdi translate="no">{file.name}</bdi>}
            <input
              {...control}
              type="file"
              hidden
              accept=".csv,.txt,.xlsx"
              onChange={({ target }) => {
                const picked = target.files?.[0];
                void picked?.arrayBuffer().then((bytes) => setFile({ name: picked.name, content: readFile(bytes) }));
                target.value = '';
              }}
            />
          </div>
        )}
      </DialogField>
      {data && mapping && (
        <>
          <div className={dialog.pair}>
            <DialogField label={formatMessage(FINES_TEXT.kind)}>
              {(control) => (
                <ChoiceField
                  {...control}
                  value={mapping.kind}
                  choices={FINE_KINDS.map((value) => ({ value, label: formatMessage(FINE_KIND_NAMES[value]) }))}
                  onChange={(kind) => change({ kind })}
                />
              )}
            </DialogField>
            {IMPORTED_FINE_FIELDS.map((field) => (
              <DialogField key={field} label={formatMessage(IMPORT_FIELDS[field])}>
                {(control) => (
                  <ChoiceField
                    {...control}
                    value={mapping.columns[field] ?? ''}
                    choices={[{ value: '', label: formatMessage(IMPORT_TEXT.noColumn) }, ...columns]}
                    onChange={(heading) => choose(field, heading)}
                  />
                )}
              </DialogField>
            ))}
            {!mapping.columns.authority && (
              <DialogField label={formatMessage(IMPORT_TEXT.authority)}>
                {(control) => (
                  <Input
                    {...control}
                    dir="auto"
                    autoComplete="off"
                    maxLength={FINE_FIELDS.authority.maxLength}
                    value={mapping.authority ?? ''}
                    onChange={({ target }) => change({ authority: target.value })}
                  />
                )}
              </DialogField>
            )}
          </div>
          <p role="status">
            <strong>{formatMessage(IMPORT_TEXT.counts, { created: data.created, known: data.known })}</strong>
          </p>
          {data.refused.length > 0 && (
            <ul className={styles.refused} aria-label={formatMessage(IMPORT_TEXT.refused)}>
              {data.refused.map(({ row, field, value, type }) => (
                <li key={`${row} ${field}`}>
                  <span>{formatMessage(IMPORT_TEXT.row, { row, field: formatMessage(IMPORT_FIELDS[field]) })}</span>{' '}
                  <bdi translate="no">{value}</bdi> <span>{formatMessage(REFUSALS[type])}</span>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </FormDialog>
  );
}

/** Returns a workbook, which is a ZIP archive, in Base64, and other files as text. */
function readFile(sent: ArrayBuffer): FineListFile {
  const bytes = new Uint8Array(sent);
  if (bytes[0] !== 0x50 || bytes[1] !== 0x4b) return { text: decode(sent) };
  return { workbook: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')) };
}

/** Returns the text of a file in UTF-8, or else in Windows-1252, which spreadsheets write too. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
