import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { AGE_TEXT } from './texts.ts';

const MINUTE_MS = 60_000;

/** How long a request has not been answered, `4 h`; nothing for a booking that is no request. */
export function RequestAge({
  booking: { status, createdAt },
}: {
  readonly booking: Pick<Booking, 'status' | 'createdAt'>;
}) {
  const { formatMessage } = useIntl();
  if (status !== 'requested') return null;
  const minutes = Math.max(0, Math.floor((Date.now() - Date.parse(createdAt)) / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const [text, count] =
    hours < 1
      ? [AGE_TEXT.minutes, minutes]
      : hours < 48
        ? [AGE_TEXT.hours, hours]
        : [AGE_TEXT.days, Math.floor(hours / 24)];
  return <time dateTime={createdAt}>{formatMessage(text, { count: String(count) })}</time>;
}
