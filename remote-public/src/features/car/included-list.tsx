import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import styles from './features-list.module.css';
import { INCLUDED_TEXT } from './texts.ts';

/** What every rental includes, as the questions and answers say. */
export function IncludedList() {
  const { formatMessage } = useIntl();
  const { heading, ...included } = INCLUDED_TEXT;
  return (
    <section className={styles.features} aria-labelledby="car-included">
      <h2 id="car-included">{formatMessage(heading)}</h2>
      <ul>
        {Object.values(included).map((message) => (
          <li key={message.id}>
            <Icon name="check" size={18} />
            {formatMessage(message)}
          </li>
        ))}
      </ul>
    </section>
  );
}
