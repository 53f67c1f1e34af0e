import { useRef, useState } from 'react';
import { isApiError } from 'shared-kit/api-client';
import { type ImportKind, type ImportPreview, MAX_IMPORT_MB } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useRefresh } from '../../data/use-refresh.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { IMPORT_TEXT } from './texts.ts';

type ImportState =
  | { readonly status: 'none' }
  | { readonly status: 'reading' | 'importing'; readonly preview?: ImportPreview }
  | { readonly status: 'failed'; readonly title: string; readonly text: string }
  | { readonly status: 'shown'; readonly preview: ImportPreview };

export type ImportColumns = readonly (string | undefined)[];

/** Returns a file that is looked at, and the functions that choose it, what its columns are, and import it. */
export function useImport(kind: ImportKind) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const refresh = useRefresh();
  const [file, setFile] = useState<File>();
  const [state, setState] = useState<ImportState>({ status: 'none' });
  const reading = useRef<AbortController>(undefined);

  const describe = (error: unknown) => {
    const isLarge = isApiError(error) && error.status === 413;
    return isLarge ? formatMessage(IMPORT_TEXT.tooLarge, { megabytes: MAX_IMPORT_MB }) : describeError(error);
  };
  const columnsOf = (preview: ImportPreview) => preview.columns.map(({ field }) => field);

  async function read(chosen: File, columns?: ImportColumns) {
    reading.current?.abort();
    const controller = new AbortController();
    reading.current = controller;
    const { signal } = controller;
    setFile(chosen);
    setState((before) => ({ status: 'reading', ...('preview' in before && columns && { preview: before.preview }) }));
    try {
      const sent = { kind, bytes: chosen, name: chosen.name, ...(columns && { columns }) };
      const preview = await api.imports.preview(sent, { signal });
      setState({ status: 'shown', preview });
    } catch (error) {
      if (signal.aborted) return;
      setState({
        status: 'failed',
        title: formatMessage(IMPORT_TEXT.failed, { file: chosen.name }),
        text: describe(error),
      });
    }
  }

  async function run(preview: ImportPreview) {
    if (!file) return;
    setState({ status: 'importing', preview });
    try {
      const result = await api.imports.run({ kind, bytes: file, name: file.name, columns: columnsOf(preview) });
      toasts.success(formatMessage(IMPORT_TEXT.done, { count: result.created }));
      setFile(undefined);
      setState({ status: 'none' });
      await refresh.imported();
    } catch (error) {
      setState({ status: 'failed', title: formatMessage(IMPORT_TEXT.runFailed), text: describe(error) });
    }
  }

  function reset() {
    reading.current?.abort();
    setFile(undefined);
    setState({ status: 'none' });
  }
  return { file, state, read, run, reset };
}
