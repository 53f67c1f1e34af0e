import { agencyTime } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import type { Format } from 'shared-kit/remote';
import { RENTAL_TEXT } from '../../data/texts.ts';

interface FormatInstantOptions {
  readonly format: Format;
  readonly formatMessage: Texts['formatMessage'];
  /** The agency's time zone. */
  readonly zone: string;
}

/** Returns an ISO timestamp as day and time of the agency's clock: `Sun, 13 Dec 2026, 10:30 AM`. */
export function formatInstant(instant: string, { format, formatMessage, zone }: FormatInstantOptions): string {
  const { day, time } = agencyTime(new Date(instant), zone);
  return formatMessage(RENTAL_TEXT.dayTime, { day: format.day(day, DAY_STYLE), time: format.time(time) });
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
