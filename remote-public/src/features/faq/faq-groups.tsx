import { IndexedColumn } from '../../ui/indexed-column.tsx';
import { Section } from '../../ui/section.tsx';
import type { FaqGroup } from './content.ts';
import styles from './faq-groups.module.css';
import { FaqQuestion } from './faq-question.tsx';

export function FaqGroups({ groups }: { readonly groups: readonly FaqGroup[] }) {
  return (
    <Section>
      <IndexedColumn label="Groups of questions" entries={groups}>
        {groups.map(({ id, title, questions }) => (
          <section key={id} className={styles.group} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {questions.map((entry) => (
              <FaqQuestion key={entry.question} {...entry} />
            ))}
          </section>
        ))}
      </IndexedColumn>
    </Section>
  );
}
