import { type BookingStatus, statusDisplay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useStatusLabel } from 'shared-kit/ui';
import { useCustomerName } from '../../ui/customer-name.tsx';
import { PLANNING_TEXT, REASON_LETTERS, REASON_TEXT, STATUS_LETTERS } from './texts.ts';
import type { PlanningEntry } from './use-planning-entries.ts';

export interface BarLook {
  /** Of the status, or of a block. */
  readonly color: ReturnType<typeof statusDisplay>['color'] | 'block';
  readonly letters: string;
  /** Status of a rental, reason of a block. */
  readonly state: string;
  /** The car should be back and is not. */
  readonly isOverdue: boolean;
  /** Customer of a rental; a block's note, or its reason. */
  readonly name: string;
}

/** Returns the function that returns colour and texts of a bar. */
export function useBarLook() {
  const { formatMessage } = useIntl();
  const statusLabel = useStatusLabel();
  const customerName = useCustomerName();
  return (entry: PlanningEntry): BarLook => {
    if (entry.kind === 'block') {
      // A newer server may know more reasons.
      const known = Object.hasOwn(REASON_TEXT, entry.reason);
      const state = known ? formatMessage(REASON_TEXT[entry.reason]) : entry.reason;
      const letters = known ? formatMessage(REASON_LETTERS[entry.reason]) : '';
      return { color: 'block', letters, state, name: entry.note || state, isOverdue: false };
    }
    const letters = STATUS_LETTERS[entry.status as Exclude<BookingStatus, 'canceled'>];
    return {
      // A running rental that staff cannot choose looks as one that is out.
      color: entry.status === 'active' ? 'red' : statusDisplay(entry.status).color,
      letters: letters ? formatMessage(letters) : '',
      state: entry.overdueUntil
        ? formatMessage(PLANNING_TEXT.overdue, { status: statusLabel(entry.status) })
        : statusLabel(entry.status),
      isOverdue: entry.overdueUntil !== undefined,
      name: customerName(entry),
    };
  };
}
