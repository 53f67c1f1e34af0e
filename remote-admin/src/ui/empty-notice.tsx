import styles from './notice.module.css';

/** Notice for an empty list or a missing entity. */
export function EmptyNotice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
