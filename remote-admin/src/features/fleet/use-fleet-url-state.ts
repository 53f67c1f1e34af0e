import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { CAR_TYPES, type Car } from 'shared-kit/domain';
import type { CarStatus } from './find-car-status.ts';

/** The statuses by which the fleet can be filtered, in the order of the options. */
export const STATUS_FILTERS = [
  'free',
  'out',
  'overdue',
  'backToday',
  'bookedToday',
  'blocked',
  'offSale',
  'sold',
] as const satisfies readonly CarStatus['kind'][];
export type StatusFilter = (typeof STATUS_FILTERS)[number];

/** The columns by which the table can be ordered. */
export const CAR_SORT_FIELDS = ['name', 'plate', 'type', 'year', 'mileage', 'price'] as const;

export interface CarSort {
  readonly field: (typeof CAR_SORT_FIELDS)[number];
  readonly direction: 1 | -1;
}

export const FLEET_VIEWS = ['cards', 'table'] as const;
export type FleetView = (typeof FLEET_VIEWS)[number];
const VIEWS = [...FLEET_VIEWS, 'order'] as const;

/** State of the fleet in the URL, so that Back and shared links work. */
export interface FleetUrlState {
  readonly page: number;
  readonly text: string;
  readonly type?: Car['type'] | undefined;
  readonly status?: StatusFilter | undefined;
  /** Undefined for the list's own order. */
  readonly sort?: CarSort | undefined;
  /** Undefined for the view that the person chose last; in `order`, the list's own order is changed. */
  readonly view?: (typeof VIEWS)[number] | undefined;
}

/** The parameters, in the order of `FleetUrlState`. */
const NAMES = ['cars', 'carText', 'carType', 'carStatus', 'carSort', 'carView'] as const;

export function parseFleetUrlState(parameters: URLSearchParams): FleetUrlState {
  const [page, text, type, status, sort, view] = NAMES.map((name) => parameters.get(name) ?? '');
  return {
    page: /^[1-9]\d{0,5}$/.test(page ?? '') ? Number(page) : 1,
    text: text ?? '',
    type: CAR_TYPES.find((known) => known === type),
    status: STATUS_FILTERS.find((known) => known === status),
    sort: parseCarSort(sort ?? ''),
    view: VIEWS.find((known) => known === view),
  };
}

/** Returns the query parameters; empty ones have the default value. */
export function writeFleetUrlState({ page, text, type, status, sort, view }: FleetUrlState) {
  const order = sort && (sort.direction === -1 ? `-${sort.field}` : sort.field);
  const values = [page > 1 ? String(page) : '', text, type ?? '', status ?? '', order ?? '', view ?? ''];
  return NAMES.map((name, index) => [name, values[index] ?? ''] as const);
}

/**
 * Returns the fleet's state and the function that changes a part of it; another selection begins at its first page.
 * `replace` adds no history entry.
 */
export function useFleetUrlState() {
  const [parameters, setParameters] = useSearchParams();
  // The latest parameters, since a second change may come before the first one is rendered: a filter, and the text just
  // typed.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const change = (part: Partial<FleetUrlState>, options?: { readonly replace: boolean }) => {
    const next = new URLSearchParams(latest.current);
    const urlState = { ...parseFleetUrlState(next), page: 1, ...part };
    for (const [name, value] of writeFleetUrlState(urlState))
      if (value) next.set(name, value);
      else next.delete(name);
    latest.current = next;
    setParameters(next, { preventScrollReset: true, ...options });
  };
  return [parseFleetUrlState(parameters), change] as const;
}

/** Parses `price`, or `-price` for descending order. */
function parseCarSort(text: string): CarSort | undefined {
  const field = CAR_SORT_FIELDS.find((known) => known === text.replace(/^-/, ''));
  return field && { field, direction: text.startsWith('-') ? -1 : 1 };
}
