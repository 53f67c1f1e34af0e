import type { ReactNode } from 'react';
import { useIntl } from 'shared-kit/intl';
import type { QueryFailure } from 'shared-kit/remote';
import { ButtonLink, RetryButton, useProblemText } from 'shared-kit/ui';
import { ContactLine } from '../../ui/contact-line.tsx';
import { useRepeatedRead } from '../../ui/use-repeated-read.ts';
import { ArchWell } from './arch-well.tsx';
import styles from './car-missing.module.css';
import { MISSING_TEXT } from './texts.ts';

interface CarMissingProps {
  /** Set when the car could not be read; absent when it does not exist. */
  readonly failure?: QueryFailure;
  /** URL of the car list with the chosen dates. */
  readonly back: string;
  /** Alternatives to the car. */
  readonly children?: ReactNode;
}

export function CarMissing({ failure: lastFailure, back, children }: CarMissingProps) {
  const { formatMessage } = useIntl();
  const { describeError } = useProblemText();
  const failure = useRepeatedRead(lastFailure);
  return (
    <div className={styles.missing}>
      <div className={styles.door}>
        <ArchWell />
      </div>
      <h1 tabIndex={-1}>{formatMessage(MISSING_TEXT.title)}</h1>
      {failure ? (
        <>
          <p role="alert">
            {!failure.isRetrying && formatMessage(MISSING_TEXT.failed, { reason: describeError(failure.error) })}
          </p>
          <ContactLine />
        </>
      ) : (
        <p>{formatMessage(MISSING_TEXT.lead)}</p>
      )}
      <div className={styles.actions}>
        {failure && <RetryButton look="primary" isRetrying={failure.isRetrying} onRetry={failure.retry} />}
        <ButtonLink to={back} look={failure ? 'secondary' : 'primary'}>
          {formatMessage(MISSING_TEXT.back)}
        </ButtonLink>
      </div>
      {children && <div className={styles.instead}>{children}</div>}
    </div>
  );
}
