import { type CalendarDay, daysBetween, type Fine, RUNNING_FINE_STATUSES } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { DEADLINE_TEXT } from './mark-texts.ts';

/** Returns functions about deadlines, which count as long as the authority may still want something. */
export function useDeadline({ formatMessage }: Pick<Texts, 'formatMessage'>) {
  const format = useFormat();
  const today = useAgencyToday();
  const isRunning = ({ status }: Pick<Fine, 'status'>) => RUNNING_FINE_STATUSES.some((running) => running === status);
  return {
    isLate: (fine: Pick<Fine, 'status' | 'deadline'>) =>
      isRunning(fine) && fine.deadline !== undefined && fine.deadline < today,
    /** `12 Dec 2026, 3 days left` */
    describe(fine: Pick<Fine, 'status'> & { readonly deadline: CalendarDay }): string {
      const day = format.day(fine.deadline);
      if (!isRunning(fine)) return day;
      if (fine.deadline < today) return formatMessage(DEADLINE_TEXT.over, { day });
      const left = daysBetween(today, fine.deadline);
      return left === 0
        ? formatMessage(DEADLINE_TEXT.today, { day })
        : formatMessage(DEADLINE_TEXT.left, { day, days: format.days(left) });
    },
  };
}
