import { type PageSize, parsePageSize } from '../../data/bookings-view.ts';
import { PAGE_SIZE } from '../../data/staff-query.ts';
import { useStoredView } from '../../kit/use-stored-view.ts';
import { FLEET_VIEWS, type FleetView } from './use-fleet-url-state.ts';

/** View and page size of the fleet, as chosen on this device. */
interface FleetPreferences {
  readonly view: FleetView;
  readonly size: PageSize;
}

export function useFleetPreferences() {
  return useStoredView<FleetPreferences>('fleet-view', ({ view, size }) => ({
    view: FLEET_VIEWS.find((known) => known === view) ?? 'table',
    size: parsePageSize(size) ?? PAGE_SIZE,
  }));
}
