import { Suspense } from 'react';
import type { RentalTerms } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { TERM_TEXT, termFacts } from 'shared-kit/messages';
import { useHost } from 'shared-kit/remote';
import { PartTexts } from '../../ui/part-texts.tsx';
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
export function TermsDisclosure(props: TermsDisclosureProps) {
  const { formatMessage } = useIntl();
  return (
    <Suspense>
      <PartTexts part="rental-terms">
        <Facts {...props} title={formatMessage(BOOKING_TEXT.terms)} />
      </PartTexts>
    </Suspense>
  );
}

function Facts({ terms, days, title }: TermsDisclosureProps & { readonly title: string }) {
  const { formatMessage } = useIntl();
  const reader = useLineReader(useHost().site.currencySigns.booking);
  const facts = termFacts(terms, reader, days);
  const deposit = facts.find(({ name }) => name === 'deposit');
  return (
    <Disclosure
      title={title}
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
