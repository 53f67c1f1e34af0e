import { REMINDER_KILOMETERS, type VehicleDue } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { PAPER_KIND_NAMES } from '../../ui/paper-kind-names.ts';
import { DUE_TEXT, SERVICE_KIND_NAMES } from './due-texts.ts';

/** Returns functions that say what is due for a car, and whether it is late. */
export function useDueText() {
  const { formatMessage } = useIntl();
  const { count, day: write } = useFormat();
  const today = useAgencyToday();
  const describe = ({ what, kind: code, day, kilometersLeft = Number.POSITIVE_INFINITY }: VehicleDue): string => {
    const names: Readonly<Record<string, Message>> = what === 'paper' ? PAPER_KIND_NAMES : SERVICE_KIND_NAMES;
    // A newer server may know further kinds.
    const name = names[code];
    const kind = name ? formatMessage(name) : code;
    if (kilometersLeft <= REMINDER_KILOMETERS) {
      const text = kilometersLeft < 0 ? DUE_TEXT.overdue : DUE_TEXT.dueIn;
      return formatMessage(text, { kind, kilometers: count(Math.abs(kilometersLeft)) });
    }
    if (day === undefined) return formatMessage(DUE_TEXT.never, { kind });
    const ofPaper = day < today ? DUE_TEXT.ranOut : DUE_TEXT.runsOut;
    const text = { paper: ofPaper, planned: DUE_TEXT.planned, service: DUE_TEXT.dueOn }[what];
    return formatMessage(text, { kind, day: write(day) });
  };
  const isLate = ({ day, kilometersLeft = 0 }: VehicleDue) => (day !== undefined && day < today) || kilometersLeft < 0;
  return { describe, isLate };
}
