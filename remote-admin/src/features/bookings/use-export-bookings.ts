import { useState } from 'react';
import { agencyToday } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useFailureToast } from '../../data/use-failure-toast.ts';
import { saveFile } from './save-file.ts';

/** All bookings as a spreadsheet (spec §7). The toast's text says CSV, as the specification keeps it. */
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
      toasts.success('Export Successful', 'Booking data has been exported to CSV file');
    } catch (error) {
      showFailure({ log: 'The bookings could not be exported', error, text: 'Failed to export data' });
    } finally {
      setIsExporting(false);
    }
  }
  return { isExporting, exportBookings };
}
