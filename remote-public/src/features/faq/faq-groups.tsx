import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MY_BOOKING_PATH, type RentalTerms } from 'shared-kit/domain';
import { FormattedMessage, useIntl } from 'shared-kit/intl';
import { usePolicyValues } from '../../data/use-policy-values.ts';
import { IndexedColumn } from '../../ui/indexed-column.tsx';
import { isolateDirection } from '../../ui/isolate-direction.tsx';
import { Section } from '../../ui/section.tsx';
import styles from './faq-groups.module.css';
import { FaqQuestion } from './faq-question.tsx';
import { FAQ_GROUPS, FAQ_INDEX } from './texts.ts';

/** @param terms that the owner has set for all cars */
export function FaqGroups({ terms }: { readonly terms: RentalTerms | undefined }) {
  const { formatMessage } = useIntl();
  const values = {
    ...isolateDirection(usePolicyValues(terms)),
    myBooking: (name: ReactNode) => <Link to={MY_BOOKING_PATH}>{name}</Link>,
  };
  const groups = FAQ_GROUPS.map((group) => ({ ...group, title: formatMessage(group.title) }));
  return (
    <Section bandClassName={styles.band}>
      <IndexedColumn label={formatMessage(FAQ_INDEX.label)} entries={groups}>
        {groups.map(({ id, title, questions }) => (
          <section key={id} className={styles.group} aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            {questions.map(({ question, answer }) => (
              <FaqQuestion
                key={question.id}
                question={formatMessage(question)}
                answer={<FormattedMessage {...answer} values={values} />}
              />
            ))}
          </section>
        ))}
      </IndexedColumn>
    </Section>
  );
}
