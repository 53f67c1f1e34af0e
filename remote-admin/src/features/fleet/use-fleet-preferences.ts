import { useState } from 'react';
import { useHost } from 'shared-kit/remote';
import { type PageSize, parsePageSize } from '../../data/bookings-view.ts';
import { PAGE_SIZE } from '../../data/staff-query.ts';
import { readChoice, storeChoice } from '../../data/stored-choice.ts';
import { FLEET_VIEWS, type FleetView } from './use-fleet-url-state.ts';

/** View and page size of the fleet, as chosen on this device. */
interface FleetPreferences {
  readonly view: FleetView;
  readonly size: PageSize;
}

/** Returns what the person chose last, and the function that remembers another choice. */
export function useFleetPreferences() {
  const { session } = useHost();
  const state = session.getState();
  const key = `fleet-view/${state.status === 'signed-in' ? state.accountId : ''}`;
  const [preferences, setPreferences] = useState(() => parsePreferences(readChoice(key)));
  const remember = (part: Partial<FleetPreferences>) => {
    const next = { ...preferences, ...part };
    setPreferences(next);
    storeChoice(key, next);
  };
  return [preferences, remember] as const;
}

function parsePreferences(stored: unknown): FleetPreferences {
  const { view, size } = (stored ?? {}) as Readonly<Partial<Record<keyof FleetPreferences, unknown>>>;
  return {
    view: FLEET_VIEWS.find((known) => known === view) ?? 'cards',
    size: parsePageSize(size) ?? PAGE_SIZE,
  };
}
