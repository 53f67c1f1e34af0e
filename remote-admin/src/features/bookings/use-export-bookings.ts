import { useState } from 'react';
import { agencyToday } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { type BookingsFilter, toSelection } from '../../data/bookings-filter.ts';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { BOOKINGS_TEXT } from './texts.ts';

/** Returns the function that downloads the bookings of a filter as a spreadsheet, and whether it is in progress. */
export function useExportBookings(filter: BookingsFilter) {
  const { api, toasts, site } = useHost();
  const { formatMessage } = useIntl();
  const showFailure = useFailureToast();
  const [isExporting, setIsExporting] = useState(false);

  async function exportBookings() {
    setIsExporting(true);
    const today = agencyToday(new Date(), site.timeZone);
    const name = `rental-bookings-${today}.xlsx`;
    const sort = { field: 'createdAt', direction: 'ascending' } as const;
    try {
      saveFile(
        await api.exportEntities({ entity: 'CarsBooking', ...toSelection(filter, today), sort }, 'xlsx', name),
        name,
      );
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
  setTimeout(URL.revokeObjectURL, REVOKE_URL_DELAY_MS, link.href);
}
