import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CalendarDay } from 'shared-kit/domain';
import { type PlanningUrlState, parsePlanningUrlState, writePlanningUrlState } from './planning-url-state.ts';

/** Returns the state of Planning and the function that changes a part of it, without a history entry. */
export function usePlanningUrlState(home: CalendarDay) {
  const [parameters, setParameters] = useSearchParams();
  const urlState = parsePlanningUrlState(parameters, home);
  // The latest parameters, since a second change may come before the first one is rendered: a scrolled day, and the
  // text just typed.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (part: Partial<PlanningUrlState>) => {
    const next = writePlanningUrlState({ ...parsePlanningUrlState(latest.current, home), ...part }, home);
    latest.current = next;
    setParameters(next, { preventScrollReset: true, replace: true });
  };
  return [urlState, change] as const;
}
