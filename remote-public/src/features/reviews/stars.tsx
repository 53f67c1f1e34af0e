import { MAX_STARS } from 'shared-kit/domain';
import { VisuallyHidden } from 'shared-kit/ui';
import styles from './stars.module.css';

interface StarsProps {
  /** With one decimal. */
  readonly stars: number;
  /** Read aloud; absent when a text beside says it. */
  readonly label?: string;
}

/** A row of stars, of which some are filled. */
export function Stars({ stars, label }: StarsProps) {
  return (
    <span className={styles.stars}>
      <svg width="100" height="20" viewBox="0 0 120 24" aria-hidden="true" focusable="false">
        {Array.from({ length: MAX_STARS }, (_, index) => index + 1).map((star) => (
          <path
            key={star}
            d={STAR}
            transform={`translate(${(star - 1) * 24})`}
            data-filled={star <= Math.round(stars)}
          />
        ))}
      </svg>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </span>
  );
}

const STAR = 'M12 2.5l2.9 6.2 6.6.85-4.85 4.65 1.25 6.65L12 17.6l-5.9 3.25 1.25-6.65L2.5 9.55l6.6-.85z';
