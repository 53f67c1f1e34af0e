import { useState } from 'react';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';

interface ExportOptions {
  /** Reads the file. */
  readonly load: (name: string) => Promise<Blob>;
  /** Returns the file's name. */
  readonly name: () => string;
  readonly texts: Readonly<Record<'exported' | 'exportedTo' | 'exportFailed', Message>>;
}

/** Returns the function that downloads a list as a file, and whether it is in progress. */
export function useExport({ load, name: nameFile, texts }: ExportOptions) {
  const { toasts } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const [isExporting, setIsExporting] = useState(false);

  async function exportList() {
    setIsExporting(true);
    const name = nameFile();
    try {
      saveFile(await load(name), name);
      toasts.success(formatMessage(texts.exported), formatMessage(texts.exportedTo));
    } catch (error) {
      showFailure({ log: `${name} could not be exported`, error, text: formatMessage(texts.exportFailed) });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, exportList };
}

/** Time for the browser to begin the download. */
const REVOKE_URL_DELAY_MS = 60_000;

/** Downloads a file under the given name. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_URL_DELAY_MS);
}
