import { parseCalendarDay } from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { labelOfField } from 'shared-kit/ui';
import { ATTRIBUTION_TEXT, FINE_KIND_NAMES, FINE_STATUS_NAMES } from './mark-texts.ts';
import { FINE_TEXT } from './texts.ts';

type Names = Readonly<Record<string, Message>>;

/** Names of what only the history of a fine has, and of what the console calls otherwise than an export. */
const OWN_LABELS: Names = {
  attribution: FINE_TEXT.holder,
  charged: FINE_STATUS_NAMES.charged,
  fine_notice: FINE_TEXT.notice,
  fine_answer: FINE_TEXT.answer,
};
const VALUES: Readonly<Record<string, Names>> = {
  attribution: ATTRIBUTION_TEXT,
  kind: FINE_KIND_NAMES,
  status: FINE_STATUS_NAMES,
};

/** Returns how the history of a fine names its fields and writes their values. */
export function useFineHistory() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  return {
    label(field: string): string | undefined {
      const label = OWN_LABELS[field] ?? labelOfField('Fines', field);
      return label && formatMessage(label);
    },
    write(field: string, value: unknown): string | undefined {
      if (value === null || value === '') return undefined;
      const name = VALUES[field]?.[String(value)];
      if (name) return formatMessage(name);
      if (field === 'amount' || field === 'charged') return format.price(Number(value), site.currencySigns.console);
      if (field === 'occurredTime') return format.time(String(value));
      // The content type of a file: `application/pdf` is shown as PDF.
      if (field.startsWith('fine_')) return String(value).replace(/^.*\//, '').toUpperCase();
      const day = field === 'occurredOn' || field === 'deadline' ? parseCalendarDay(value) : undefined;
      return day && format.day(day);
    },
  };
}
