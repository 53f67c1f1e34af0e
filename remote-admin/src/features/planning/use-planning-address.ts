import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarDay } from 'shared-kit/domain';
import { type PlanningAddress, parsePlanningAddress, writePlanningAddress } from './planning-address.ts';

/** Returns the state of Planning and the function that changes a part of it, without a history entry. */
export function usePlanningAddress(home: CalendarDay) {
  const [parameters, setParameters] = useSearchParams();
  const address = parsePlanningAddress(parameters, home);
  // The latest parameters, since a second change may come before the first one is rendered: a scrolled day, and the
  // text just typed.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (part: Partial<PlanningAddress>) => {
    const next = writePlanningAddress({ ...parsePlanningAddress(latest.current, home), ...part }, home);
    latest.current = next;
    setParameters(next, { preventScrollReset: true, replace: true });
  };
  return [address, change] as const;
}
