import {
  addDays,
  type CalendarDay,
  type DateRange,
  hasPermission,
  isoWeekday,
  parseCalendarDay,
  STAFF_ROLES,
} from 'shared-kit/domain';
import type { Database } from '../platform/database/database.ts';
import { insertAgencyEmails } from './insert-agency-emails.ts';

/** Hour of the agency's clock on Mondays. */
const FIRST_HOUR = 7;
/** Weekday until which it is made up for when no server ran. */
const LAST_WEEKDAY = 3;

const MAY_READ = STAFF_ROLES.filter((role) => hasPermission(role, 'reports.read'));

/** Writes the e-mails with the figures of the week before, on Monday morning, to who asked for them (docs/rules.md#weekly-report). */
export async function planWeeklyReports(
  database: Database,
  { today, hour, at }: { readonly today: CalendarDay; readonly hour: number; readonly at: string },
): Promise<void> {
  const weekday = isoWeekday(today);
  if (weekday > LAST_WEEKDAY || (weekday === 1 && hour < FIRST_HOUR)) return;
  const from = addDays(today, -6 - weekday);
  const emails = (await readers(database).execute()).map(({ id, email: recipient }) => {
    return { kind: 'agency_week' as const, cause: `week ${from} ${id}`, recipient };
  });
  await insertAgencyEmails(database, emails, at);
}

/** Returns for whom and of which days an e-mail of the outbox is; undefined when the person no longer wants or may read it. */
export async function findWeeklyReport(database: Database, { cause }: { readonly cause: string | null }) {
  const [, first, id] = cause?.split(' ') ?? [];
  const from = parseCalendarDay(first);
  if (!from) return undefined;
  const reader = await readers(database).where('id', '=', Number(id)).executeTakeFirst();
  const range: DateRange = { from, to: addDays(from, 6) };
  return reader && { range, locale: reader.language ?? ('en' as const) };
}

const readers = (database: Database) =>
  database
    .selectFrom('staff_accounts')
    .select(['id', 'email', 'language'])
    .where('gets_weekly_report', '=', true)
    .where('disabled', '=', false)
    .where('role', 'in', MAY_READ);
