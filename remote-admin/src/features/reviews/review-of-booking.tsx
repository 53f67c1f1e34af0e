import { LOCALES } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { STAFF_QUERY } from '../../data/staff-query.ts';
import { useTextsOf } from '../../data/use-texts-of.ts';
import { Panel } from '../../ui/panel.tsx';
import { Stars } from './stars.tsx';
import { REVIEWS_TEXT, STATE_NAMES } from './texts.ts';

/** What the customer wrote of a rental; nothing without a review. */
export function ReviewOfBooking({ bookingId }: { readonly bookingId: number }) {
  const { api } = useHost();
  const texts = useTextsOf('reviews');
  const { data } = useSWR(
    cacheKeys.reviewOfBooking(bookingId),
    () => api.managedReviews.ofBooking(bookingId),
    STAFF_QUERY,
  );
  if (!texts || !data) return null;
  const { stars, text, locale, state, answer } = data;
  return (
    <Panel title={texts.formatMessage(REVIEWS_TEXT.one)} isOpen>
      <p>
        <Stars stars={stars} label={texts.formatMessage(REVIEWS_TEXT.stars, { stars })} />{' '}
        <span>{texts.formatMessage(STATE_NAMES[state])}</span>
      </p>
      {text && (
        <p lang={locale} dir={LOCALES[locale].direction}>
          {text}
        </p>
      )}
      {answer && <p>{texts.formatMessage(REVIEWS_TEXT.answered, { answer })}</p>}
    </Panel>
  );
}
