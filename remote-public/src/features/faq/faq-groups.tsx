import { IndexedColumn } from '../../ui/indexed-column.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './faq-groups.module.css';
import { FaqQuestion } from './faq-question.tsx';
import { FAQ_INDEX, type FaqGroup } from './texts.ts';

export function FaqGroups({ groups }: { readonly groups: readonly FaqGroup[] }) {
  return (
    <Section>
      <IndexedColumn label={FAQ_INDEX} entries={groups}>
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
