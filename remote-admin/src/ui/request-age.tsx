import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { ageOf } from './format-ago.ts';
import { AGE_TEXT } from './texts.ts';

/** How long a request has not been answered, `4 h`; nothing for a booking that is no request. */
export function RequestAge({
  booking: { status, createdAt },
}: {
  readonly booking: Pick<Booking, 'status' | 'createdAt'>;
}) {
  const { formatMessage } = useIntl();
  const { now } = useHost();
  if (status !== 'requested') return null;
  const { count, unit } = ageOf(createdAt, now());
  return <time dateTime={createdAt}>{formatMessage(AGE_TEXT[`${unit}s`], { count: String(count) })}</time>;
}
