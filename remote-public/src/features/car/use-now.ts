import { useEffect, useState } from 'react';
import { useHost } from 'shared-kit/remote';

const CLOCK_INTERVAL_MS = 60_000;

/** Returns the time, updated every minute, so that an open page does not offer a day that has closed. */
export function useNow(): Date {
  const host = useHost();
  const [now, setNow] = useState(host.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
