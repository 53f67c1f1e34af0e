import styles from './page-intro.module.css';

interface PageIntroProps {
  readonly title: string;
  readonly lead: string;
}

/** The page's heading, large, with its first words set off to the side. */
export function PageIntro({ title, lead }: PageIntroProps) {
  return (
    <header className={styles.intro}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
