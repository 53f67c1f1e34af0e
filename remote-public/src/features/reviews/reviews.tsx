import { type CalendarDay, LOCALES, type ReviewSummary, type ShownReview } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useHydrated } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import styles from './reviews.module.css';
import { Stars } from './stars.tsx';
import { REVIEWS_TEXT } from './texts.ts';

export interface ReviewsProps {
  readonly summary: ReviewSummary;
  /** For the offer of a car alone. */
  readonly carId?: string;
}

/** The latest reviews that the agency shows, and how they are checked (docs/rules.md#reviews). */
export function Reviews({ summary: { count, rating }, carId }: ReviewsProps) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  // Read by the browser, below all else: a page comes in one round trip. Without them the rating stands alone.
  const isHydrated = useHydrated();
  const { data: reviews = [] } = useSWR(isHydrated ? cacheKeys.reviews(carId) : null, () => api.reviews.list(carId));
  const stars = format.rating(rating);
  return (
    <section className={styles.reviews} aria-labelledby="reviews">
      <div>
        <h2 id="reviews">{formatMessage(REVIEWS_TEXT.heading)}</h2>
        <p className={styles.rating}>
          <Stars stars={rating} />
          <span>{formatMessage(REVIEWS_TEXT.rating, { rating: <strong key="rating">{stars}</strong>, count })}</span>
        </p>
        <p className={styles.checked}>{formatMessage(REVIEWS_TEXT.checked)}</p>
      </div>
      {reviews.length > 0 && (
        <ul>
          {reviews
            .map((review, place) => ({ review, place }))
            .map(({ review, place }) => (
              <li key={place}>
                <Review {...review} />
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}

function Review({ stars, text, name, locale, month, answer }: ShownReview) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (
    <article className={styles.review}>
      <Stars stars={stars} label={formatMessage(REVIEWS_TEXT.stars, { stars })} />
      {text && (
        <p lang={locale} dir={LOCALES[locale].direction}>
          {text}
        </p>
      )}
      <p className={styles.by}>
        <bdi>{name ?? formatMessage(REVIEWS_TEXT.anonymous)}</bdi>
        <span aria-hidden="true">{' · '}</span>
        <span>{format.month(`${month}-01` as CalendarDay)}</span>
      </p>
      {answer && (
        <div className={styles.answer}>
          <p>{formatMessage(REVIEWS_TEXT.answer, { agencyName: <bdi key="agency">{site.agencyName}</bdi> })}</p>
          <p dir="auto">{answer}</p>
        </div>
      )}
    </article>
  );
}
