import { useState } from 'react';
import { agencyToday } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { saveFile } from './save-file.ts';
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
