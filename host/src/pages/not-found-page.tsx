import { useIntl } from 'shared-kit/intl';
import { ButtonLink, PageMeta, ZelligeLine } from 'shared-kit/ui';
import styles from './not-found-page.module.css';
import { NOT_FOUND_TEXT } from './texts.ts';

export function NotFoundPage({ siteName }: { readonly siteName: string }) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles.page}>
      <PageMeta title={formatMessage(NOT_FOUND_TEXT.title)} siteName={siteName} isUnlisted />
      <ZelligeLine className={styles.ornament} />
      <h1>{formatMessage(NOT_FOUND_TEXT.title)}</h1>
      <p>{formatMessage(NOT_FOUND_TEXT.text)}</p>
      <ButtonLink to="/">{formatMessage(NOT_FOUND_TEXT.home)}</ButtonLink>
    </div>
  );
}
