import type { RentalTerms as Terms } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { termFacts } from 'shared-kit/messages';
import { useHost } from 'shared-kit/remote';
import { useLineReader } from '../../ui/use-line-reader.tsx';
import styles from './rental-terms.module.css';
import { RENTAL_TERMS_TEXT } from './texts.ts';

export interface RentalTermsProps {
  readonly terms: Terms;
  /** Of the chosen dates, over which the kilometers are summed. */
  readonly days?: number | undefined;
}

/** What holds for a rental. Loaded only where the owner has set terms. */
export function RentalTerms({ terms, days }: RentalTermsProps) {
  const { formatMessage } = useIntl();
  const reader = useLineReader(useHost().site.currencySigns.storefront);
  return (
    <section className={styles.terms} aria-labelledby="rental-terms">
      <h2 id="rental-terms">{formatMessage(RENTAL_TERMS_TEXT.heading)}</h2>
      <dl>
        {termFacts(terms, reader, days).map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
