import { useIntl } from 'shared-kit/intl';
import { Section } from '../../ui/section.tsx';
import { TIMELINE } from './texts.ts';
import styles from './timeline.module.css';

export function Timeline() {
  const { formatMessage } = useIntl();
  return (
    <Section labelledBy="timeline">
      <h2 id="timeline">{formatMessage(TIMELINE.title)}</h2>
      <ol className={styles.line}>
        {TIMELINE.milestones.map(({ year, title, text }) => (
          <li key={year} className={styles.milestone}>
            <Star />
            <p className={styles.year}>{year}</p>
            <h3>{formatMessage(title)}</h3>
            <p className={styles.text}>{formatMessage(text)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Star() {
  return (
    <svg className={styles.star} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d="M5 5h14v14H5zM12 2.1 21.9 12 12 21.9 2.1 12z" />
    </svg>
  );
}
