import { CAR_TYPES, type Car } from 'shared-kit/domain';
import { addressState, choiceParameter, pageParameter, textParameter } from '../../kit/list-screen/address-state.ts';
import { type ListSort, sortParameter } from '../../kit/list-screen/list-sort.ts';
import { useAddressState } from '../../kit/list-screen/use-address-state.ts';
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

/** Whether a car has a photograph, or a drawing only. */
export const PHOTO_FILTERS = ['yes', 'no'] as const;

/** The columns by which the table can be ordered. */
export const CAR_SORT_FIELDS = ['name', 'plate', 'type', 'year', 'mileage', 'price'] as const;

export type CarSort = ListSort<(typeof CAR_SORT_FIELDS)[number]>;

export const FLEET_VIEWS = ['table', 'cards'] as const;
export type FleetView = (typeof FLEET_VIEWS)[number];
const VIEWS = [...FLEET_VIEWS, 'order'] as const;

/** State of the fleet in the URL, so that Back and shared links work. */
export interface FleetUrlState {
  readonly page: number;
  readonly text: string;
  readonly type?: Car['type'] | undefined;
  readonly status?: StatusFilter | undefined;
  readonly photo?: (typeof PHOTO_FILTERS)[number] | undefined;
  /** Undefined for the list's own order. */
  readonly sort?: CarSort | undefined;
  /** Undefined for the view that the person chose last; in `order`, the list's own order is changed. */
  readonly view?: (typeof VIEWS)[number] | undefined;
}

const ADDRESS = addressState<FleetUrlState>({
  page: pageParameter('cars'),
  text: textParameter('carText'),
  type: choiceParameter('carType', CAR_TYPES),
  status: choiceParameter('carStatus', STATUS_FILTERS),
  photo: choiceParameter('carPhoto', PHOTO_FILTERS),
  sort: sortParameter('carSort', CAR_SORT_FIELDS),
  view: choiceParameter('carView', VIEWS),
});

export const { parse: parseFleetUrlState, write: writeFleetUrlState } = ADDRESS;

/** Returns the fleet's state and the function that changes a part of it; another selection begins at its first page. */
export function useFleetUrlState() {
  const [urlState, change] = useAddressState(ADDRESS);
  return [
    urlState,
    (part: Partial<FleetUrlState>, options?: { readonly replace: boolean }) => change({ page: 1, ...part }, options),
  ] as const;
}
