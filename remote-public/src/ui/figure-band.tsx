import { ZelligeLine } from 'shared-kit/ui';
import styles from './figure-band.module.css';

interface FigureBandProps {
  readonly label: string;
  readonly figures: readonly {
    readonly figure: string;
    readonly unit?: string;
    readonly label: string;
  }[];
}

/** A band of large figures on a dark background. */
export function FigureBand({ label, figures }: FigureBandProps) {
  return (
    <section className={styles.band} aria-label={label}>
      <ZelligeLine className={styles.ornament} />
      <dl className={styles.figures}>
        {figures.map(({ figure, unit, label: term }) => (
          <div key={term} className={styles.figure}>
            <dt>{term}</dt>
            <dd>
              <span className={styles.number}>{figure}</span> {unit && <span className={styles.unit}>{unit}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
