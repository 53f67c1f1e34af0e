import { useSearchParams } from 'react-router-dom';
import type { CalendarDay } from 'shared-kit/domain';
import { type PlanningAddress, parsePlanningAddress, writePlanningAddress } from './planning-address.ts';

/** Returns the state of Planning and the function that changes a part of it, without a history entry. */
export function usePlanningAddress(home: CalendarDay) {
  const [parameters, setParameters] = useSearchParams();
  const address = parsePlanningAddress(parameters, home);
  const change = (part: Partial<PlanningAddress>) =>
    setParameters((now) => writePlanningAddress({ ...parsePlanningAddress(now, home), ...part }, home), {
      preventScrollReset: true,
      replace: true,
    });
  return [address, change] as const;
}
