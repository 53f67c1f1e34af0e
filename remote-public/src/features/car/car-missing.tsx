import type { QueryFailure } from 'shared-kit/remote';
import { ButtonLink, RetryButton } from 'shared-kit/ui';
import { ArchWell } from './arch-well.tsx';
import styles from './car-missing.module.css';
import { MISSING_TEXT } from './texts.ts';

interface CarMissingProps {
  /** Set when the car could not be read; absent when it does not exist. */
  readonly failure?: QueryFailure;
  /** URL of the car list with the chosen dates. */
  readonly back: string;
}

export function CarMissing({ failure, back }: CarMissingProps) {
  return (
    <div className={styles.missing}>
      <div className={styles.door}>
        <ArchWell />
      </div>
      <h1 tabIndex={-1}>{MISSING_TEXT.title}</h1>
      {failure ? (
        <p role="alert">{!failure.isRetrying && describeFailure(failure.error)}</p>
      ) : (
        <p>{MISSING_TEXT.lead}</p>
      )}
      <div className={styles.actions}>
        {failure && <RetryButton look="primary" isRetrying={failure.isRetrying} onRetry={failure.retry} />}
        <ButtonLink to={back} look={failure ? 'secondary' : 'primary'}>
          {MISSING_TEXT.back}
        </ButtonLink>
      </div>
    </div>
  );
}

function describeFailure(error: unknown): string {
  return `${MISSING_TEXT.failed} ${error instanceof Error ? error.message : MISSING_TEXT.unknown}`;
}
