import styles from './update-offer.module.css';

/** Tells who previews a version that nobody else sees this, and how to leave it. */
export function PreviewNotice({ version }: { readonly version: string }) {
  return (
    <p className={styles.offer}>
      <span>
        You are looking at <strong>{version}</strong> before it is active.
      </span>
      <a href="?preview=off">Show the active version</a>
    </p>
  );
}
