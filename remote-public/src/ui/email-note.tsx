import type { MyBooking } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { BOOKING_EMAIL_TEXT } from './texts.ts';

/** Says that the latest e-mail to the customer has not gone out; nothing when it has, or when it is not known. */
export function EmailNote({ booking: { email, customerEmail } }: { readonly booking: EmailedBooking }) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  if (email === 'waiting') return <p>{formatMessage(BOOKING_EMAIL_TEXT.waiting)}</p>;
  if (email !== 'failing') return null;
  return (
    <p>
      {formatMessage(BOOKING_EMAIL_TEXT.failing, {
        email: (
          <bdi key="email" dir="ltr" translate="no">
            {customerEmail}
          </bdi>
        ),
        phone: (
          <bdi key="phone" dir="ltr" translate="no">
            {site.phone}
          </bdi>
        ),
      })}
    </p>
  );
}

type EmailedBooking = Pick<MyBooking, 'email' | 'customerEmail'>;
