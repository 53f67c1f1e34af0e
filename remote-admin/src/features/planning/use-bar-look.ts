import { type BookingStatus, statusDisplay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useStatusLabel } from 'shared-kit/ui';
import { useCustomerName } from '../../ui/customer-name.tsx';
import { PLANNING_TEXT, REASON_TEXT } from './texts.ts';
import type { PlanningEntry } from './use-planning-entries.ts';

/** Names of classes of the grid's style sheet. */
export type BarPattern = 'requested' | 'reserved' | 'out' | 'returned' | 'block';

const PATTERNS: Readonly<Record<BookingStatus, BarPattern>> = {
  requested: 'requested',
  reserved: 'reserved',
  out: 'out',
  // A running rental that staff cannot choose looks as one that is out.
  active: 'out',
  returned: 'returned',
  canceled: 'returned',
};

export interface BarLook {
  /** Of the status, or of a block. */
  readonly color: ReturnType<typeof statusDisplay>['color'] | 'block';
  /** Tells statuses apart without colour. */
  readonly pattern: BarPattern;
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
      return { color: 'block', pattern: 'block', state, name: entry.note || state, isOverdue: false };
    }
    return {
      color: entry.status === 'active' ? 'red' : statusDisplay(entry.status).color,
      pattern: PATTERNS[entry.status] ?? 'returned',
      state: entry.overdueUntil
        ? formatMessage(PLANNING_TEXT.overdue, { status: statusLabel(entry.status) })
        : statusLabel(entry.status),
      isOverdue: entry.overdueUntil !== undefined,
      name: customerName(entry),
    };
  };
}
