import { useEffect, useState } from 'react';
import { useHost } from 'shared-kit/remote';

const CLOCK_INTERVAL_MS = 60_000;

/** The present, to the minute: a page left open must not go on offering a day that has closed. */
export function useNow(): Date {
  const host = useHost();
  const [now, setNow] = useState(host.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), CLOCK_INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
