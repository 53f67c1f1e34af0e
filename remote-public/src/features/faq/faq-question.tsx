import { Icon } from 'shared-kit/ui';
import styles from './faq-question.module.css';

interface FaqQuestionProps {
  readonly question: string;
  readonly answer: string;
}

/** The browser's own disclosure: it works by keyboard, without script and in the page search. */
export function FaqQuestion({ question, answer }: FaqQuestionProps) {
  return (
    <details className={styles.question}>
      <summary>
        {question}
        <Icon name="chevronDown" />
      </summary>
      <p className={styles.answer}>{answer}</p>
    </details>
  );
}
