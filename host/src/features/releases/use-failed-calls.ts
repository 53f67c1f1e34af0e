import { useEffect, useState } from 'react';

const API = `${location.origin}/api/`;

/** Returns how many calls of the API have failed on the server since the document was loaded. */
export function useFailedCalls(): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const observer = new PerformanceObserver((list) => {
      const failed = (list.getEntries() as PerformanceResourceTiming[]).filter(
        ({ name, responseStatus }) => name.startsWith(API) && responseStatus >= 500,
      );
      if (failed.length > 0) setCount((before) => before + failed.length);
    });
    observer.observe({ type: 'resource', buffered: true });
    return () => observer.disconnect();
  }, []);
  return count;
}
