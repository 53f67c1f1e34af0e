import {
  CAR_FUELS,
  CAR_SEATS,
  CAR_TRANSMISSIONS,
  CAR_TYPES,
  FLEET_SORTS,
  type FleetFilters,
  type FleetQuery,
  MAX_PRICE,
} from 'shared-kit/domain';
import { CAR_LIST_PATH } from './rental-search.ts';

/** Filters, sort and page of the car list, as in its URL; a default is left out. */
export type FleetChoice = Omit<FleetQuery, 'carId' | 'range' | 'size'>;

/** Query parameters of the list, which are the names of the form's controls; those of the dates are in `rental-search.ts`. */
export const FLEET_QUERY = {
  types: 'type',
  transmissions: 'transmission',
  seats: 'seats',
  fuels: 'fuel',
  fourByFour: 'fourByFour',
  maxPrice: 'maxPrice',
  sort: 'sort',
  page: 'page',
} as const satisfies Record<keyof FleetChoice, string>;

/** Reads filters, sort and page from the URL; values that the list does not offer are ignored. */
export function readFleetChoice(parameters: URLSearchParams): FleetChoice {
  const types = pick(CAR_TYPES, parameters.getAll(FLEET_QUERY.types));
  const transmissions = pick(CAR_TRANSMISSIONS, parameters.getAll(FLEET_QUERY.transmissions));
  const seats = pick(CAR_SEATS, parameters.getAll(FLEET_QUERY.seats));
  const fuels = pick(CAR_FUELS, parameters.getAll(FLEET_QUERY.fuels));
  const maxPrice = readNumber(parameters.get(FLEET_QUERY.maxPrice), /^\d{1,6}(\.\d{1,2})?$/);
  const page = readNumber(parameters.get(FLEET_QUERY.page), /^\d{1,6}$/);
  const [sort] = pick(FLEET_SORTS, parameters.getAll(FLEET_QUERY.sort));
  return {
    ...(types.length > 0 && { types }),
    ...(transmissions.length > 0 && { transmissions }),
    ...(seats.length > 0 && { seats }),
    ...(fuels.length > 0 && { fuels }),
    ...(parameters.get(FLEET_QUERY.fourByFour) === 'true' && { fourByFour: true }),
    ...(maxPrice && maxPrice <= MAX_PRICE && { maxPrice }),
    ...(sort && sort !== 'recommended' && { sort }),
    ...(page && page > 1 && { page }),
  };
}

/** Returns the offered values that are among the texts, without duplicates, in the order in which they are offered. */
function pick<Value extends string | number>(offered: readonly Value[], texts: readonly string[]): readonly Value[] {
  return offered.filter((value) => texts.includes(String(value)));
}

function readNumber(text: string | null, form: RegExp): number | undefined {
  return text !== null && form.test(text) ? Number(text) : undefined;
}

/** Returns the parameters with the given choice; other parameters are kept. */
export function writeFleetChoice(parameters: URLSearchParams, choice: FleetChoice): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const [field, name] of Object.entries(FLEET_QUERY) as [keyof FleetChoice, string][]) {
    next.delete(name);
    const values = [choice[field] ?? []].flat();
    for (const value of values) next.append(name, String(value));
  }
  return next;
}

/** Returns the URL of the list with this choice and the other parameters. */
export function fleetUrl(parameters: URLSearchParams, choice: FleetChoice): string {
  const query = writeFleetChoice(parameters, choice);
  return `${CAR_LIST_PATH}${query.size > 0 ? `?${query}` : ''}`;
}

/** Returns the choice as a query string; empty for the default choice. */
export function serializeFleetChoice(choice: FleetChoice): string {
  return String(writeFleetChoice(new URLSearchParams(), choice));
}

/** One value of a filter. */
export type SetFilter = { readonly [Field in keyof FleetFilters]-?: SetFilterOf<Field> }[keyof FleetFilters];

interface SetFilterOf<Field extends keyof FleetFilters> {
  readonly field: Field;
  readonly value: ElementOf<NonNullable<FleetFilters[Field]>>;
}

type ElementOf<Value> = Value extends readonly (infer Element)[] ? Element : Value;

const FILTERS = ['types', 'transmissions', 'seats', 'fuels', 'fourByFour', 'maxPrice'] as const;

/** Returns the selected filter values, each as a separate entry. */
export function listFilters(choice: FleetChoice): readonly SetFilter[] {
  return FILTERS.flatMap((field) =>
    [choice[field] ?? []].flat().map((value) => ({ field, value }) as unknown as SetFilter),
  );
}

/** Returns the choice without a filter's value, from the first page. */
export function removeFilter({ page: _, ...choice }: FleetChoice, { field, value }: SetFilter): FleetChoice {
  const { [field]: values, ...others } = choice;
  const rest = Array.isArray(values) ? values.filter((one) => one !== value) : [];
  return rest.length > 0 ? { ...others, [field]: rest } : others;
}

/** Returns the choice without all values of a filter, from the first page. */
export function removeField({ page: _, ...choice }: FleetChoice, field: keyof FleetFilters): FleetChoice {
  const { [field]: __, ...others } = choice;
  return others;
}

/** Returns the filters of a choice, without order and page. */
export function filtersOf({ page: _, sort: __, ...filters }: FleetChoice): FleetFilters {
  return filters;
}

/** Returns the choice without filters; its order stays. */
export function clearFilters({ sort }: FleetChoice): FleetChoice {
  return sort ? { sort } : {};
}
