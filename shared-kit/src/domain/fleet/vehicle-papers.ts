import { addDays, type CalendarDay, daysBetween } from '../time/calendar-day.ts';
import type { DateRange } from '../time/date-range.ts';

export const VEHICLE_PAPER_KINDS = ['insurance', 'inspection', 'tax', 'permit', 'other'] as const;
export type VehiclePaperKind = (typeof VEHICLE_PAPER_KINDS)[number];

export const VEHICLE_SERVICE_KINDS = ['service', 'oil', 'tyres', 'brakes', 'other'] as const;
export type VehicleServiceKind = (typeof VEHICLE_SERVICE_KINDS)[number];

/** Days before the end of a paper, or before a service, from which on the agency is reminded. */
export const REMINDER_DAYS = [1, 7, 30];

/** Kilometers before a service from which on the agency is reminded. */
export const REMINDER_KILOMETERS = 1_000;

export const VEHICLE_PAPER_LIMITS = {
  number: 60,
  note: 300,
  cost: 1_000_000,
  everyDays: 3_650,
  kilometers: 2_000_000,
} as const;

/** Insurance, inspection, … of a car. */
export interface VehiclePaper {
  readonly id: string;
  readonly carId: string;
  readonly kind: VehiclePaperKind;
  readonly validFrom: CalendarDay;
  /** The last day; absent when it has no end. */
  readonly validTo?: CalendarDay;
  readonly number?: string;
  readonly cost?: number;
  readonly note?: string;
}

/** Work on a car that is planned or done. */
export interface VehicleService {
  readonly id: string;
  readonly carId: string;
  readonly kind: VehicleServiceKind;
  readonly plannedOn: CalendarDay;
  readonly doneOn?: CalendarDay;
  /** Of the car when it was done. */
  readonly kilometers?: number;
  readonly cost?: number;
  readonly note?: string;
}

/** How often a kind of work is due on cars without an interval of their own. */
export type DefaultInterval = Omit<ServiceInterval, 'carId' | 'isDefault'>;

/** How often a kind of service is due, by days, by kilometers, or by what comes first. */
export interface ServiceInterval {
  readonly carId: string;
  readonly kind: VehicleServiceKind;
  readonly everyDays?: number;
  readonly everyKilometers?: number;
  /** Whether it is so because the car has none of its own. */
  readonly isDefault?: boolean;
}

/** Days of a rental without a valid paper of a kind. */
export interface PaperGap extends DateRange {
  readonly kind: VehiclePaperKind;
}

/** What is due for a car. */
export interface VehicleDue {
  readonly carId: string;
  /** `paper` runs out, `planned` work is near, a `service` is due by its interval. */
  readonly what: 'paper' | 'planned' | 'service';
  readonly kind: VehiclePaperKind | VehicleServiceKind;
  /** The last day of the paper, or the day of the service. */
  readonly day?: CalendarDay;
  /** Until the service; negative when they are driven already. */
  readonly kilometersLeft?: number;
}

type PaperDays = Pick<VehiclePaper, 'kind' | 'validFrom' | 'validTo'>;

/**
 * Returns the days of a range on which a car has no valid paper of a kind that was recorded for it; papers of the kind `other` do
 * not count (docs/rules.md#papers-of-cars).
 */
export function findPaperGaps(papers: readonly PaperDays[], { from, to }: DateRange): readonly PaperGap[] {
  return VEHICLE_PAPER_KINDS.flatMap((kind) => {
    const ofKind = papers.filter((paper) => paper.kind === kind);
    return kind === 'other' || ofKind.length === 0 ? [] : gapsOf(ofKind, { from, to }).map((gap) => ({ kind, ...gap }));
  });
}

function gapsOf(papers: readonly PaperDays[], { from, to }: DateRange): readonly DateRange[] {
  const gaps: DateRange[] = [];
  let next = from;
  for (const { validFrom, validTo } of papers.toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))) {
    if (next > to || validFrom > to) break;
    if (validFrom > next) gaps.push({ from: next, to: addDays(validFrom, -1) });
    if (validTo === undefined || validTo >= to) return gaps;
    if (validTo >= next) next = addDays(validTo, 1);
  }
  return next > to ? gaps : [...gaps, { from: next, to }];
}

interface CarRecords {
  readonly carId: string;
  readonly papers: readonly VehiclePaper[];
  readonly services: readonly VehicleService[];
  readonly intervals: readonly ServiceInterval[];
  /** Of the car now, by its hand-overs; undefined when nobody wrote them down. */
  readonly kilometers?: number | undefined;
}

/** Returns what runs out or is due for a car within 30 days or 1,000 km, or is so already (docs/rules.md#papers-of-cars). */
export function findVehicleDues(car: CarRecords, today: CalendarDay): readonly VehicleDue[] {
  const { carId, services } = car;
  const last = addDays(today, Math.max(...REMINDER_DAYS));
  const planned = services.filter(({ doneOn }) => doneOn === undefined);
  return [
    ...paperGroups(car.papers).flatMap(([kind, papers]) => {
      const [gap] = gapsOf(papers, { from: today, to: addDays(last, 1) });
      const ended = papers.flatMap(({ validTo }) => (validTo && gap && validTo < gap.from ? validTo : []));
      return gap ? { carId, what: 'paper' as const, kind, day: ended.sort().at(-1) ?? addDays(gap.from, -1) } : [];
    }),
    ...planned
      .filter(({ plannedOn }) => plannedOn <= last)
      .map(({ kind, plannedOn }) => ({ carId, what: 'planned' as const, kind, day: plannedOn })),
    ...car.intervals
      .filter((interval) => !planned.some(({ kind }) => kind === interval.kind))
      .map((interval) => ({ carId, what: 'service' as const, kind: interval.kind, ...nextService(interval, car) }))
      .filter(
        ({ day, kilometersLeft }) =>
          (day === undefined && kilometersLeft === undefined) ||
          (day !== undefined && day <= last) ||
          (kilometersLeft !== undefined && kilometersLeft <= REMINDER_KILOMETERS),
      ),
  ];
}

/** Returns the same text for papers that replace each other: those of a kind, and others with the same number. */
export function paperGroupOf({ kind, number = '' }: Pick<VehiclePaper, 'kind' | 'number'>): string {
  return kind === 'other' ? `other ${number}` : kind;
}

/** Papers that replace each other. */
function paperGroups(
  papers: readonly VehiclePaper[],
): readonly (readonly [VehiclePaperKind, readonly VehiclePaper[]])[] {
  return papers
    .filter((paper, index) => papers.findIndex((other) => paperGroupOf(other) === paperGroupOf(paper)) === index)
    .map((first) => [first.kind, papers.filter((paper) => paperGroupOf(paper) === paperGroupOf(first))] as const);
}

/** Returns when a service is due after the last one; neither day nor kilometers when none was written down: then it is due at once. */
export function nextService(
  { kind, everyDays, everyKilometers }: ServiceInterval,
  { services, kilometers }: Pick<CarRecords, 'services' | 'kilometers'>,
): Pick<VehicleDue, 'day' | 'kilometersLeft'> {
  const done = services
    .flatMap(({ doneOn, ...service }) => (service.kind === kind && doneOn ? { ...service, doneOn } : []))
    .sort((one, other) => one.doneOn.localeCompare(other.doneOn))
    .at(-1);
  if (!done) return {};
  const dueAt = everyKilometers !== undefined && done.kilometers !== undefined && done.kilometers + everyKilometers;
  return {
    ...(everyDays !== undefined && { day: addDays(done.doneOn, everyDays) }),
    ...(dueAt && kilometers !== undefined && { kilometersLeft: dueAt - kilometers }),
  };
}

/** Returns which reminder is due so many days before a day; undefined when none is yet, or the day has passed. */
export function reminderStep(day: CalendarDay, today: CalendarDay): number | undefined {
  const left = daysBetween(today, day);
  return left < 0 ? undefined : REMINDER_DAYS.find((step) => left <= step);
}
