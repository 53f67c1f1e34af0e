import { Link } from 'react-router-dom';
import { type Message, useIntl } from 'shared-kit/intl';
import { ButtonLink, Icon } from 'shared-kit/ui';
import { Section } from '../../ui/section.tsx';
import styles from './faq-links.module.css';
import { FAQ_POINTER } from './texts.ts';

interface FaqPointerProps {
  readonly topics: readonly { readonly id: string; readonly title: Message }[];
}

/** Links to the FAQ and its groups. */
export function FaqLinks({ topics }: FaqPointerProps) {
  const { formatMessage } = useIntl();
  return (
    <Section ground="sand" labelledBy="faq-links" className={styles.pointer}>
      <div className={styles.words}>
        <h2 id="faq-links">{formatMessage(FAQ_POINTER.title)}</h2>
        <p>{formatMessage(FAQ_POINTER.text)}</p>
        <ButtonLink to="/faq" look="secondary">
          {formatMessage(FAQ_POINTER.action)}
        </ButtonLink>
      </div>
      <ul className={styles.topics}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/faq#${id}`}>
              {formatMessage(title)}
              <Icon name="arrowForward" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
