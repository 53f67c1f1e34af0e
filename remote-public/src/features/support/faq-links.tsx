import { Link } from 'react-router-dom';
import { ButtonLink, Icon } from 'shared-kit/ui';
import { Section } from '../../ui/section.tsx';
import styles from './faq-links.module.css';
import { FAQ_POINTER } from './texts.ts';

interface FaqPointerProps {
  readonly topics: readonly { readonly id: string; readonly title: string }[];
}

/** Links to the FAQ and its groups. */
export function FaqLinks({ topics }: FaqPointerProps) {
  return (
    <Section ground="sand" labelledBy="faq-links" className={styles.pointer}>
      <div className={styles.words}>
        <h2 id="faq-links">{FAQ_POINTER.title}</h2>
        <p>{FAQ_POINTER.text}</p>
        <ButtonLink to="/faq" look="secondary">
          {FAQ_POINTER.action}
        </ButtonLink>
      </div>
      <ul className={styles.topics}>
        {topics.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/faq#${id}`}>
              {title}
              <Icon name="arrowForward" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
