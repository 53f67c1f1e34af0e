import styles from './page-intro.module.css';

interface PageIntroProps {
  readonly title: string;
  readonly lead: string;
}

/** The page's heading and lead. */
export function PageIntro({ title, lead }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
