import { PREVIEW_TEXT } from './texts.ts';
import styles from './update-offer.module.css';

/** Shows the previewed version, with a link that ends the preview. */
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
