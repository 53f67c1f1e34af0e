import styles from './notice.module.css';

/** Where there is nothing yet, and what will come. */
export function EmptyNotice({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <div className={styles.notice}>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
