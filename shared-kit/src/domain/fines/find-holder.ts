import { type BookingStatus, isAway } from '../booking/booking-status.ts';
import type { HandoverDirection } from '../handover/handover-fields.ts';
import { type AgencyTimeZone, agencyInstant } from '../time/agency-clock.ts';
import { addDays, type CalendarDay } from '../time/calendar-day.ts';
import type { Attribution } from './fine-fields.ts';

/** A signed form of a car. */
interface SignedForm {
  readonly bookingId: number;
  readonly direction: HandoverDirection;
  /** ISO timestamp. */
  readonly signedAt: string;
}

/** A booking that has or had the car. */
interface Rental {
  readonly id: number;
  readonly status: BookingStatus;
  /** The first day with this car, and the last one. */
  readonly from: CalendarDay;
  readonly to: CalendarDay;
  /** Whether it is the booking's car now; by the days nobody else had it. */
  readonly isPresentCar: boolean;
}

export interface Holder {
  readonly bookingId: number;
  readonly attribution: Extract<Attribution, 'protocol' | 'days'>;
}

/** A time in which a booking had the car; `isProven`: both ends are by signed forms, or it is not over. */
interface Spell {
  readonly bookingId: number;
  readonly from: number;
  readonly to: number;
  readonly isProven: boolean;
}

const MINUTE_MS = 60_000;

/** Statuses in which somebody may have the car, or have had it, without any form. */
const HAD_IT: readonly BookingStatus[] = ['reserved', 'out', 'active', 'returned'];

/**
 * Returns which booking had a car at a minute, `HH:mm` by the agency's clock (docs/rules.md#fines-and-tolls): by the signed
 * hand-overs and returns of the car; where a booking has none, by its days. Undefined when nobody had it.
 * @param forms all signed ones of the car, in order
 */
export function findHolder(
  { day, time, zone }: { readonly day: CalendarDay; readonly time: string; readonly zone: AgencyTimeZone },
  forms: readonly SignedForm[],
  rentals: readonly Rental[],
): Holder | undefined {
  // The whole minute counts: a car that is handed over at 10:00:40 is the customer's at 10:00.
  const begin = agencyInstant(day, time, zone).getTime();
  const spells = findSpells(forms, rentals, zone).filter(({ from, to }) => from < begin + MINUTE_MS && to > begin);
  const [spell] = spells.sort((one, other) => other.from - one.from);
  if (spell) return { bookingId: spell.bookingId, attribution: spell.isProven ? 'protocol' : 'days' };
  const without = rentals.filter(
    ({ id, status, isPresentCar }) =>
      isPresentCar && HAD_IT.includes(status) && !forms.some(({ bookingId }) => bookingId === id),
  );
  const found = without.find(({ from, to }) => from <= day && day <= to) ?? findOverdue(without, day);
  return found && { bookingId: found.id, attribution: 'days' };
}

/** A car that should be back and is not is with the customer. */
function findOverdue(rentals: readonly Rental[], day: CalendarDay): Rental | undefined {
  const begun = rentals.filter(({ from }) => from <= day);
  const last = begun.sort((one, other) => one.from.localeCompare(other.from)).at(-1);
  return last && isAway(last.status) ? last : undefined;
}

function findSpells(forms: readonly SignedForm[], rentals: readonly Rental[], zone: AgencyTimeZone): readonly Spell[] {
  const startOf = (day: CalendarDay) => agencyInstant(day, '00:00', zone).getTime();
  return rentals.flatMap(({ id, status, from, to }) => {
    const own = forms.filter(({ bookingId }) => bookingId === id);
    const spells: Spell[] = [];
    let begun: number | undefined;
    for (const { direction, signedAt } of own) {
      const at = Date.parse(signedAt);
      if (direction === 'pickup') begun = at;
      else {
        const isProven = begun !== undefined;
        // A return without a hand-over: since the first day.
        if (isProven || spells.length === 0)
          spells.push({ bookingId: id, from: begun ?? startOf(from), to: at, isProven });
        begun = undefined;
      }
    }
    if (begun === undefined) return spells;
    const begin = begun;
    const next = forms.find((form) => form.bookingId !== id && Date.parse(form.signedAt) > begin);
    const cap = next ? Date.parse(next.signedAt) : Number.POSITIVE_INFINITY;
    const isOver = !isAway(status);
    const last = isOver ? Math.max(startOf(addDays(to, 1)), begin) : Number.POSITIVE_INFINITY;
    return [
      ...spells,
      { bookingId: id, from: begin, to: Math.min(cap, last), isProven: !isOver || next !== undefined },
    ];
  });
}
