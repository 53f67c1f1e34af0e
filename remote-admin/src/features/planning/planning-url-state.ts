import { CAR_TYPES, type CalendarDay, type Car, type DateRange, parseCalendarDay } from 'shared-kit/domain';
import { useMediaQuery } from 'shared-kit/ui';
import {
  type AddressPart,
  addressState,
  choiceParameter,
  parameter,
  rangeParameters,
  textParameter,
  toSearchParams,
} from '../../kit/list-screen/address-state.ts';
import { useAddressState } from '../../kit/list-screen/use-address-state.ts';

/** Days that fit into the window. */
export const ZOOMS = { week: 7, weeks: 14, month: 31, quarter: 91 } as const;
export type Zoom = keyof typeof ZOOMS;

/** State of Planning in the URL, so that Back and shared links work. */
export interface PlanningUrlState {
  /** The first visible day. */
  readonly start: CalendarDay;
  readonly zoom: Zoom;
  readonly search: string;
  readonly type?: Car['type'] | undefined;
  /** Only cars that are free on these days. */
  readonly free?: DateRange | undefined;
}

const DEFAULT_ZOOM: Zoom = 'weeks';

/** Days that can be read on a phone. */
const PHONE_ZOOM: Zoom = 'week';

/**
 * @param home the first visible day if the address has none
 * @param usual its zoom then
 */
function planningAddress(home: CalendarDay, usual = DEFAULT_ZOOM): AddressPart<PlanningUrlState> {
  return addressState<PlanningUrlState>({
    start: parameter(
      'start',
      (text) => {
        const start = parseCalendarDay(text);
        // Rejects mistyped years.
        return start && start > '2000-01-01' && start < '2100-01-01' ? start : home;
      },
      (start) => (start === home ? '' : start),
    ),
    zoom: parameter(
      'zoom',
      (text) => (Object.hasOwn(ZOOMS, text) ? (text as Zoom) : usual),
      (zoom) => (zoom === usual ? '' : zoom),
    ),
    search: textParameter('q'),
    type: choiceParameter('type', CAR_TYPES),
    free: rangeParameters('from', 'to'),
  });
}

export function parsePlanningUrlState(parameters: URLSearchParams, home: CalendarDay): PlanningUrlState {
  return planningAddress(home).parse(parameters);
}

/** Returns the query without default values. */
export function writePlanningUrlState(urlState: PlanningUrlState, home: CalendarDay): URLSearchParams {
  return toSearchParams(planningAddress(home), urlState);
}

/** Returns the state of Planning and the function that changes a part of it, without a history entry. */
export function usePlanningUrlState(home: CalendarDay) {
  const isPhone = useMediaQuery('(width < 40rem)');
  const [urlState, change] = useAddressState(planningAddress(home, isPhone ? PHONE_ZOOM : DEFAULT_ZOOM));
  return [urlState, (part: Partial<PlanningUrlState>) => change(part, { replace: true })] as const;
}
