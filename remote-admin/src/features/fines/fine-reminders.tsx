import { addDays, FINE_REMINDER_DAYS, UNANSWERED_FINE_STATUSES } from 'shared-kit/domain';
import { Icon } from 'shared-kit/ui';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { FineLine } from './fine-line.tsx';
import styles from './fines.module.css';
import { FINE_MARK } from './mark-texts.ts';
import { useDeadline } from './use-deadline.ts';
import { useFines } from './use-fines.ts';
import { useMarkTexts } from './use-mark-texts.ts';

/** The fines whose deadline is near or over and that nobody has answered; nothing without any. Folded unless one is over. */
export function FineReminders() {
  const texts = useMarkTexts();
  return texts && <Reminders texts={texts} />;
}

function Reminders({ texts }: { readonly texts: NonNullable<ReturnType<typeof useMarkTexts>> }) {
  const today = useAgencyToday();
  const deadlines = useDeadline(texts);
  const state = useFines({
    query: [
      { field: 'status', operator: 'in', value: UNANSWERED_FINE_STATUSES },
      { field: 'deadline', operator: 'lte', value: addDays(today, FINE_REMINDER_DAYS) },
    ],
    sort: { field: 'deadline', direction: 1 },
  });
  if (state.status === 'failed') return <p role="alert">{texts.formatMessage(FINE_MARK.failed)}</p>;
  if (state.status === 'loading' || state.value.length === 0) return null;
  return (
    <details className={styles.reminders} open={state.value.some(deadlines.isLate)}>
      <summary>
        <span>{texts.formatMessage(FINE_MARK.due, { count: state.value.length })}</span>
        <Icon name="chevronDown" size={16} />
      </summary>
      <ul className={styles.list}>
        {state.value.map((fine) => (
          <FineLine key={fine.id} fine={fine} texts={texts} />
        ))}
      </ul>
    </details>
  );
}
