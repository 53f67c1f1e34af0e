import { useIntl } from 'shared-kit/intl';
import { ButtonLink, PageMeta } from 'shared-kit/ui';
import styles from './not-found-page.module.css';
import { NOT_FOUND_TEXT } from './texts.ts';

export function NotFoundPage({ siteName }: { readonly siteName: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page}>
      <PageMeta title={formatMessage(NOT_FOUND_TEXT.title)} siteName={siteName} isUnlisted />
      <RoadWithoutCar />
      <h1>{formatMessage(NOT_FOUND_TEXT.title)}</h1>
      <p>{formatMessage(NOT_FOUND_TEXT.text)}</p>
      <p className={styles.wit}>{formatMessage(NOT_FOUND_TEXT.wit)}</p>
      <div className={styles.links}>
        <ButtonLink to="/">{formatMessage(NOT_FOUND_TEXT.home)}</ButtonLink>
        <ButtonLink to="/cars" look="secondary">
          {formatMessage(NOT_FOUND_TEXT.cars)}
        </ButtonLink>
      </div>
    </div>
  );
}

/** Drawing of a door with a road that ends before the Atlas. */
function RoadWithoutCar() {
  return (
    <svg className={styles.door} viewBox="0 0 320 220" width="320" height="220" aria-hidden="true" focusable="false">
      <g>
        <path className={styles.sky} d="M0 0h320v220H0z" />
        <circle className={styles.sun} cx="206" cy="118" r="46" />
        <path className={styles.ridge} d="M0 140l40-22 26 12 40-40 30 18 40-46 36 40 30-16 40 34 38-20v120H0z" />
        <path className={styles.plain} d="M0 156h320v64H0z" />
        <path className={styles.road} d="M150 182h20l34 38h-88z" />
        <path className={styles.line} d="M160 188v6m0 7v8m0 7v4" />
      </g>
      <path
        className={styles.frame}
        d="M20 220V104C8 88 8 66 24 52C54 28 118 24 160 8C202 24 266 28 296 52C312 66 312 88 300 104V220"
      />
    </svg>
  );
}
