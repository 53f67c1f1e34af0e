import { sql } from 'kysely';
import { addDays, type CalendarDay, REMINDER_DAYS, reminderStep, UNANSWERED_FINE_STATUSES } from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { insertAgencyEmails } from './insert-agency-emails.ts';

/** A fine or toll that is to be paid, or whose driver is to be named. */
export interface DueFine {
  readonly id: number;
  readonly kind: 'fine' | 'toll';
  readonly reference: string;
  readonly authority: string;
  readonly deadline: CalendarDay;
  readonly carName: string;
  readonly plate: string | null;
}

/**
 * Writes the e-mails that remind the agency of the deadlines of fines, as many days before as of papers of cars
 * (docs/rules.md#fines-and-tolls). Each is written once, even by several servers.
 */
export async function planFineReminders(database: Database, recipient: string, today: CalendarDay, at: string) {
  if (recipient === '') return;
  const last = addDays(today, Math.max(...REMINDER_DAYS));
  const fines = await readDueFines(database, sql`deadline BETWEEN ${today}::date AND ${last}::date`);
  const emails = fines.map(({ id, deadline }) => ({
    ...{ kind: 'agency_fine_due' as const, recipient },
    cause: `fine ${id} ${deadline} ${reminderStep(deadline, today)}`,
  }));
  await insertAgencyEmails(database, emails, at);
}

/** Returns what an e-mail of the outbox reminds of; undefined when it was settled meanwhile, or has another deadline. */
export async function findFineReminder(database: Database, cause: string | null): Promise<DueFine | undefined> {
  const [, id, deadline] = cause?.split(' ') ?? [];
  const [fine] = await readDueFines(database, sql`fines.id = ${id}::bigint AND deadline = ${deadline}::date`);
  return fine;
}

async function readDueFines(database: Database, some: ReturnType<typeof sql>): Promise<readonly DueFine[]> {
  const { rows } = await sql<DueFine>`
    SELECT fines.id, kind, reference, authority, deadline, cars.name AS "carName", plate
    FROM fines JOIN cars USING (car_id) WHERE fines.status = ANY(${[...UNANSWERED_FINE_STATUSES]}::text[]) AND ${some} ORDER BY fines.id`.execute(
    database,
  );
  return rows;
}
