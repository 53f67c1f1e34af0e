import { useSyncExternalStore } from 'react';
import { type AgencyTime, agencyTime, agencyToday, type CalendarDay } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';

const CHECK_INTERVAL_MS = 30_000;

/** Returns today by the agency's clock, also in a page that stays open overnight. */
export function useAgencyToday(): CalendarDay {
  const { now, site } = useHost();
  return useSyncExternalStore(subscribe, () => agencyToday(now(), site.timeZone));
}

/** Returns the time by the agency's clock, `HH:mm`, in a page that stays open. */
export function useAgencyTime(): AgencyTime['time'] {
  const { now, site } = useHost();
  return useSyncExternalStore(subscribe, () => agencyTime(now(), site.timeZone).time);
}

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, CHECK_INTERVAL_MS);
  // Timers do not run while a device sleeps.
  document.addEventListener('visibilitychange', listener);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', listener);
  };
}
