import { useIntl } from 'shared-kit/intl';
import { ButtonLink, PageMeta } from 'shared-kit/ui';
import styles from './not-found-page.module.css';
import { NOT_FOUND_TEXT } from './texts.ts';

export function NotFoundPage({ siteName }: { readonly siteName: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page}>
      <PageMeta title={formatMessage(NOT_FOUND_TEXT.title)} siteName={siteName} isUnlisted />
      <ClosedRoad />
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

/** Drawing of a door to the Atlas, with a road that is closed. */
function ClosedRoad() {
  return (
    <svg className={styles.door} viewBox="8 0 304 420" aria-hidden="true" focusable="false">
      <path className={styles.line} d={DOOR} />
      <path className={styles.frame} d={DOOR} />
      <g>
        <path className={styles.sky} d="M0 0h320v420H0z" />
        <circle className={styles.sun} cx="206" cy="150" r="40" />
        <path className={styles.ridge} d="M0 246l52-50 28 22 58-66 40 42 26-20 50 54 26-22 40 40v60H0z" />
        <path className={styles.hills} d="M0 282l44-24 56 20 70-30 62 30 46-18 42 20v36H0z" />
        <path className={styles.plain} d="M0 312c80-16 240-16 320 0v108H0z" />
        <path className={styles.road} d="M64 420l42-60q50-9 108 0l42 60z" />
        <path className={styles.legs} d="M112 322v46M208 322v46" />
        <path className={styles.board} d="M98 334h124" />
        <path className={styles.stripes} d="M98 334h124" />
      </g>
    </svg>
  );
}

const DOOR = 'M44 420V226C28 204 24 182 28 160C36 96 100 64 160 20C220 64 284 96 292 160C296 182 292 204 276 226V420Z';
