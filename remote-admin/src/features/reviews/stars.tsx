import { MAX_STARS } from 'shared-kit/domain';
import { VisuallyHidden } from 'shared-kit/ui';
import styles from './stars.module.css';

/** The stars of a review. @param label what is read aloud */
export function Stars({ stars, label }: { readonly stars: number; readonly label: string }) {
  return (
    <>
      <span className={styles.stars} aria-hidden="true">
        <b>{'★'.repeat(stars)}</b>
        <span>{'★'.repeat(MAX_STARS - stars)}</span>
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  );
}
