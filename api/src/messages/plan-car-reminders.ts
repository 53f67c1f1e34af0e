import { type CalendarDay, REMINDER_KILOMETERS, reminderStep, type VehicleDue } from 'shared-kit/domain';
import { type DueOfVehicle, readDues } from '../fleet/papers/read-vehicles.ts';
import type { Database } from '../platform/database/database.ts';
import { insertAgencyEmails } from './insert-agency-emails.ts';

/**
 * Writes the e-mails that remind the agency of papers and service of cars: 30, 7 and 1 days before, and once 1,000 km before
 * (docs/rules.md#papers-of-cars). Each is written once, even by several servers, or when one was off on the day.
 */
export async function planCarReminders(database: Database, recipient: string, today: CalendarDay, at: string) {
  if (recipient === '') return;
  const causes = (await readDues(database, today)).flatMap((due) => {
    const step = stepOf(due, today);
    return step === undefined ? [] : `${causeOf(due)} ${step}`;
  });
  const emails = causes.map((cause) => ({ kind: 'agency_car_due' as const, cause, recipient }));
  await insertAgencyEmails(database, emails, at);
}

/** Returns what an e-mail of the outbox reminds of; undefined when it was done meanwhile. */
export async function findCarReminder(database: Database, cause: string | null, today: CalendarDay) {
  const dues = await readDues(database, today);
  return dues.find((due) => cause?.startsWith(`${causeOf(due)} `));
}

/** Names what is due; its day and kilometers are part of it, so that the next time is reminded of anew. */
function causeOf({ carId, what, kind, day, kilometers = 0, kilometersLeft }: DueOfVehicle): string {
  const dueAt = kilometersLeft === undefined ? '' : kilometers + kilometersLeft;
  return `car ${carId} ${what} ${kind} ${day ?? ''} ${dueAt}`;
}

function stepOf({ day, kilometersLeft }: VehicleDue, today: CalendarDay): string | undefined {
  if (kilometersLeft !== undefined && kilometersLeft <= REMINDER_KILOMETERS) return 'km';
  const days = day && reminderStep(day, today);
  return days === undefined ? undefined : String(days);
}
