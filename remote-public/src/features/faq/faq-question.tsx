import type { ReactNode } from 'react';
import { Icon } from 'shared-kit/ui';
import styles from './faq-question.module.css';

interface FaqQuestionProps {
  readonly question: string;
  readonly answer: ReactNode;
}

/** A question and its answer in a `details` element, which works without scripts and in the browser's page search. */
export function FaqQuestion({ question, answer }: FaqQuestionProps) {
  return (
    <details className={styles.question}>
      <summary>
        <span>{question}</span>
        <Icon name="chevronDown" />
      </summary>
      <p className={styles.answer}>{answer}</p>
    </details>
  );
}
