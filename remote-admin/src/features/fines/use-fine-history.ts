import { parseCalendarDay } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { ATTRIBUTION_TEXT, FINE_KIND_NAMES, FINE_STATUS_NAMES } from './mark-texts.ts';
import { FINE_COLUMNS, FINE_FORM, FINE_TEXT, FINES_TEXT } from './texts.ts';

type Names = Readonly<Record<string, Message>>;

/** Names of what the history of a fine has. */
const LABELS: Names = {
  ...{ kind: FINES_TEXT.kind, status: FINES_TEXT.status, charged: FINE_STATUS_NAMES.charged },
  ...{ occurredOn: FINE_FORM.day, occurredTime: FINE_FORM.time, authority: FINE_FORM.authority },
  ...{ reference: FINE_FORM.reference, amount: FINE_COLUMNS.amount },
  ...{ deadline: FINE_FORM.deadline, note: FINE_FORM.note },
  ...{ carId: FINE_FORM.car, bookingId: FINE_TEXT.booking, attribution: FINE_TEXT.holder },
  ...{ fine_notice: FINE_TEXT.notice, fine_answer: FINE_TEXT.answer },
};
const VALUES: Readonly<Record<string, Names>> = {
  ...{ kind: FINE_KIND_NAMES, status: FINE_STATUS_NAMES, attribution: ATTRIBUTION_TEXT },
};

/** Returns how the history of a fine names its fields and writes their values. */
export function useFineHistory() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  return {
    label(field: string): string | undefined {
      const label = LABELS[field];
      return label && formatMessage(label);
    },
    write(field: string, value: unknown): string | undefined {
      if (value === null || value === '') return undefined;
      const name = VALUES[field]?.[String(value)];
      if (name) return formatMessage(name);
      if (field === 'amount' || field === 'charged') return format.price(Number(value), site.currencySigns.console);
      if (field === 'occurredTime') return format.time(String(value));
      // The type of a file: `application/pdf`.
      if (field.startsWith('fine_')) return String(value).replace(/^.*\//, '').toUpperCase();
      const day = field === 'occurredOn' || field === 'deadline' ? parseCalendarDay(value) : undefined;
      return day && format.day(day);
    },
  };
}
