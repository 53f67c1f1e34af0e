import { ButtonLink, PageMeta, ZelligeLine } from 'shared-kit/ui';
import styles from './not-found-page.module.css';

export function NotFoundPage({ siteName }: { readonly siteName: string }) {
  return (
    <div className={styles.page}>
      <PageMeta title="Page Not Found" siteName={siteName} isUnlisted />
      <ZelligeLine className={styles.ornament} />
      <h1>Page Not Found</h1>
      <p>The page you're looking for doesn't exist or has been moved.</p>
      <ButtonLink to="/">Go back home</ButtonLink>
    </div>
  );
}
