import { PREVIEW_TEXT } from './texts.ts';
import styles from './update-offer.module.css';

/** Tells a person who previews a version which one it is, and how to leave it. */
export function PreviewNotice({ version }: { readonly version: string }) {
  return (
    <p className={styles.offer}>
      <span>
        {PREVIEW_TEXT.before} <strong>{version}</strong> {PREVIEW_TEXT.after}
      </span>
      <a href="?preview=off">{PREVIEW_TEXT.leave}</a>
    </p>
  );
}
