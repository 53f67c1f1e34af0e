import { REVIEW_PATH } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { ButtonLink } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { INVITATION_TEXT } from './invitation-texts.ts';

/** The way to review a rental that is over; nothing when no review is asked for, or one was written. */
export function ReviewInvitation({ confirmationCode }: { readonly confirmationCode: string }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data: token } = useSWR(cacheKeys.reviewToken(confirmationCode), () =>
    api.myBookings.reviewToken(confirmationCode),
  );
  return (
    token !== undefined && (
      <section>
        <p>{formatMessage(INVITATION_TEXT.question)}</p>
        <ButtonLink to={`${REVIEW_PATH}#${token}`}>{formatMessage(INVITATION_TEXT.write)}</ButtonLink>
      </section>
    )
  );
}
