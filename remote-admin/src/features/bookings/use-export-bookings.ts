import { useState } from 'react';
import { agencyToday } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { BOOKINGS_TEXT } from './texts.ts';

/** Returns the function that downloads all bookings as a spreadsheet, and whether it is at work. */
export function useExportBookings() {
  const { api, toasts, site } = useHost();
  const showFailure = useFailureToast();
  const [isExporting, setIsExporting] = useState(false);

  async function exportBookings() {
    setIsExporting(true);
    const name = `rental-bookings-${agencyToday(new Date(), site.timeZone)}.xlsx`;
    const sort = { field: 'createdAt', direction: 'ascending' } as const;
    try {
      saveFile(await api.exportEntities({ entity: 'CarsBooking', sort }, 'xlsx', name), name);
      toasts.success(...BOOKINGS_TEXT.exported);
    } catch (error) {
      showFailure({ log: 'The bookings could not be exported', error, text: BOOKINGS_TEXT.exportFailed });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, exportBookings };
}

/** How long a browser may take to begin a download. */
const DOWNLOAD_TIMEOUT_MS = 60_000;

/** Hands a file to the browser, which keeps it where downloads go. */
function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), DOWNLOAD_TIMEOUT_MS);
}
