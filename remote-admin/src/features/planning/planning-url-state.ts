import {
  CAR_TYPES,
  type CalendarDay,
  type Car,
  type DateRange,
  parseCalendarDay,
  parseDateRange,
} from 'shared-kit/domain';

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

/** Parses the state of Planning from the URL's parameters. @param home the first visible day if the URL has none */
export function parsePlanningUrlState(parameters: URLSearchParams, home: CalendarDay): PlanningUrlState {
  const zoom = parameters.get('zoom') ?? '';
  const start = parseCalendarDay(parameters.get('start'));
  return {
    // Rejects mistyped years.
    start: start && start > '2000-01-01' && start < '2100-01-01' ? start : home,
    zoom: Object.hasOwn(ZOOMS, zoom) ? (zoom as Zoom) : DEFAULT_ZOOM,
    search: parameters.get('q') ?? '',
    type: CAR_TYPES.find((type) => type === parameters.get('type')),
    free: parseDateRange(parameters.get('from'), parameters.get('to')),
  };
}

/** Returns the query without default values. */
export function writePlanningUrlState(urlState: PlanningUrlState, home: CalendarDay): URLSearchParams {
  const { start, zoom, search, type, free } = urlState;
  return new URLSearchParams({
    ...(start !== home && { start }),
    ...(zoom !== DEFAULT_ZOOM && { zoom }),
    ...(search && { q: search }),
    ...(type && { type }),
    ...(free && { from: free.from, to: free.to }),
  });
}
