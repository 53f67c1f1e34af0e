import type { RentalTerms } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { TERM_TEXT, termFacts } from 'shared-kit/messages';
import { useHost } from 'shared-kit/remote';
import { useLineReader } from '../../ui/use-line-reader.tsx';
import { Disclosure } from './disclosure.tsx';
import styles from './terms-disclosure.module.css';
import { BOOKING_TEXT } from './texts.ts';

interface TermsDisclosureProps {
  readonly terms: RentalTerms;
  /** Of the rental; absent without dates. */
  readonly days: number | undefined;
}

/** What holds for the rental: deposit and excess at once, the rest folded away. */
export function TermsDisclosure({ terms, days }: TermsDisclosureProps) {
  const { formatMessage } = useIntl();
  const reader = useLineReader(useHost().site.currencySigns.booking);
  const facts = termFacts(terms, reader, days);
  const deposit = facts.find(({ name }) => name === 'deposit');
  return (
    <Disclosure
      title={formatMessage(BOOKING_TEXT.terms)}
      note={
        <>
          {deposit && (
            <span className={styles.fact}>
              <span>{deposit.label}</span> <span>{deposit.value}</span>
            </span>
          )}
          {terms.excess !== undefined && (
            <span className={styles.fact}>
              <span>{formatMessage(TERM_TEXT.excess)}</span> <span>{reader.price(terms.excess)}</span>
            </span>
          )}
        </>
      }
    >
      <dl className={styles.facts}>
        {facts.map(({ name, label, value }) => (
          <div key={name}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
