import { type CalendarDay, parseCalendarDay } from 'shared-kit/domain';
import { invalid, NOT_A_DATE } from './problems.ts';

/** @throws ApiProblem 400 naming the field */
export function readDay(text: string, field: string): CalendarDay {
  const day = parseCalendarDay(text);
  if (!day) throw invalid({ [field]: NOT_A_DATE });
  return day;
}
