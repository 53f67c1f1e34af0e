import { useState } from 'react';
import { agencyToday } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { BOOKINGS_TEXT } from './texts.ts';

/** Returns the function that downloads all bookings as a spreadsheet, and whether it runs. */
export function useExportBookings() {
  const { api, toasts, site } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const [isExporting, setIsExporting] = useState(false);

  async function exportBookings() {
    setIsExporting(true);
    const name = `rental-bookings-${agencyToday(new Date(), site.timeZone)}.xlsx`;
    const sort = { field: 'createdAt', direction: 'ascending' } as const;
    try {
      saveFile(await api.exportEntities({ entity: 'CarsBooking', sort }, 'xlsx', name), name);
      toasts.success(formatMessage(BOOKINGS_TEXT.exported), formatMessage(BOOKINGS_TEXT.exportedTo));
    } catch (error) {
      const text = formatMessage(BOOKINGS_TEXT.exportFailed);
      showFailure({ log: 'The bookings could not be exported', error, text });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, exportBookings };
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
