import { Button, ButtonLink } from 'shared-kit/ui';
import { ArchWell } from './arch-well.tsx';
import styles from './car-missing.module.css';
import { MISSING_TEXT } from './content.ts';

interface CarMissingProps {
  /** There when the car could not be read; absent when there is none. */
  readonly failure?: { readonly error: unknown; readonly retry: () => void };
  /** The list of cars, for the dates that were chosen. */
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
        <p role="alert">
          {MISSING_TEXT.failed} {failure.error instanceof Error ? failure.error.message : MISSING_TEXT.unknown}
        </p>
      ) : (
        <p>{MISSING_TEXT.lead}</p>
      )}
      <div className={styles.actions}>
        {failure && <Button onClick={failure.retry}>{MISSING_TEXT.retry}</Button>}
        <ButtonLink to={back} look={failure ? 'secondary' : 'primary'}>
          {MISSING_TEXT.back}
        </ButtonLink>
      </div>
    </div>
  );
}
