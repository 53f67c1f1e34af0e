import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type OpenedReview, readProblem } from 'shared-kit/api-client';
import { useIntl } from 'shared-kit/intl';
import { type PageProps, toQueryState, useHost } from 'shared-kit/remote';
import { PublicPageMeta, Skeleton, useHydrated } from 'shared-kit/ui';
import useSWR from 'swr';
import { cacheKeys } from '../data/cache-keys.ts';
import { ReviewForm } from '../features/review-form/review-form.tsx';
import { REVIEW_TEXT } from '../features/review-form/texts.ts';
import { ContactLine } from '../ui/contact-line.tsx';
import { FailureNotice } from '../ui/failure-notice.tsx';
import { useTexts } from '../ui/use-texts.ts';
import styles from './review-page.module.css';

/** The token of a link in an e-mail, in the fragment, which no server sees. */
const TOKEN = /^#(\d{1,15}-[\w-]{22})$/;

/** `/review`: the customer of a rental that is over writes a review, with the link in an e-mail. */
export function ReviewPage({ path }: PageProps) {
  const { site, locale } = useHost();
  const { title, lead } = useTexts({ title: REVIEW_TEXT.title, lead: REVIEW_TEXT.lead });
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [, token] = TOKEN.exec(hash) ?? [];
  return (
    <>
      <PublicPageMeta title={title} description={lead} site={site} locale={locale.code} path={path} isUnlisted />
      <div className={styles.page}>
        <header>
          <h1>{title}</h1>
          <p>{lead}</p>
        </header>
        {!isHydrated && <Opening />}
        {isHydrated && token && <OpenedLink key={token} token={token} />}
        {isHydrated && !token && <Refusal title={REVIEW_TEXT.noLink} advice={REVIEW_TEXT.noLinkAdvice} />}
      </div>
    </>
  );
}

function OpenedLink({ token }: { readonly token: string }) {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const read = useSWR(cacheKeys.openedReview(token), () => api.reviews.open(token));
  const state = toQueryState(read);
  const [isOther, setIsOther] = useState<boolean>();
  if (state.status === 'loading') return <Opening />;
  if (state.status === 'failed') {
    const problem = readProblem(state.error)?.type;
    if (problem === 'link_expired') return <Refusal title={REVIEW_TEXT.expired} advice={REVIEW_TEXT.expiredAdvice} />;
    if (problem === 'link_unknown') return <Refusal title={REVIEW_TEXT.unknown} advice={REVIEW_TEXT.noLinkAdvice} />;
    return <FailureNotice title={formatMessage(REVIEW_TEXT.failed)} failure={state} />;
  }
  const { review } = state.value;
  if (review) return <Written review={review} isOther={isOther ?? false} isNew={isOther !== undefined} />;
  return (
    <ReviewForm
      token={token}
      opened={state.value}
      onWritten={(written, other) => {
        setIsOther(other);
        void read.mutate(written, { revalidate: false });
      }}
    />
  );
}

function Opening() {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  return (
    <div aria-busy="true">
      <noscript>
        <p>{formatMessage(REVIEW_TEXT.noScript, { phone: <Phone key="phone" number={site.phone} /> })}</p>
      </noscript>
      <p role="status">{formatMessage(REVIEW_TEXT.loading)}</p>
      <Skeleton height="30rem" />
    </div>
  );
}

interface RefusalProps {
  readonly title: (typeof REVIEW_TEXT)['unknown'];
  readonly advice: (typeof REVIEW_TEXT)['unknown'];
}

function Refusal({ title, advice }: RefusalProps) {
  const { formatMessage } = useIntl();
  return (
    <section role="alert" className={styles.notice}>
      <h2>{formatMessage(title)}</h2>
      <p>{formatMessage(advice)}</p>
      <ContactLine />
    </section>
  );
}

interface WrittenProps {
  readonly review: NonNullable<OpenedReview['review']>;
  /** Whether it is another review than the one that was to be sent. */
  readonly isOther: boolean;
  /** Whether it was sent just now. */
  readonly isNew: boolean;
}

function Written({ review: { stars, text, name }, isOther, isNew }: WrittenProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);
  return (
    <section className={styles.notice}>
      <h2 ref={heading} tabIndex={-1}>
        {formatMessage(REVIEW_TEXT.thanks)}
      </h2>
      {isOther && <p>{formatMessage(REVIEW_TEXT.otherSent)}</p>}
      <blockquote>
        <p>{formatMessage(REVIEW_TEXT.star, { count: stars })}</p>
        {text && <p dir="auto">{text}</p>}
        {name && (
          <p>
            <bdi>{name}</bdi>
          </p>
        )}
      </blockquote>
      <p>{formatMessage(REVIEW_TEXT.thanksNext, { phone: <Phone key="phone" number={site.phone} /> })}</p>
    </section>
  );
}

function Phone({ number }: { readonly number: string }) {
  return (
    <bdi dir="ltr" translate="no">
      {number}
    </bdi>
  );
}
