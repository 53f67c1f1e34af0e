import type { ReactNode } from 'react';
import { ZelligeLine } from 'shared-kit/ui';
import styles from './arch-well.module.css';

/** Decorative arch around a car's image. */
export function ArchWell({ children }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.wall}>
      <ZelligeLine className={styles.zellige} />
      <div className={styles.door}>
        <svg className={styles.frame} viewBox="0 0 720 420" aria-hidden="true" focusable="false">
          <path d={ARCH} transform="translate(360 420) scale(1.036 1.05) translate(-360 -420)" />
        </svg>
        <div className={styles.opening}>{children}</div>
      </div>
    </div>
  );
}

/** The same curve as the mask in the style sheet. */
const ARCH = 'M10 420V222C-6 190 -4 152 26 122C76 72 262 64 360 6C458 64 644 72 694 122C724 152 726 190 710 222V420Z';

/** Width of the image on the car's page. */
export const WELL_SIZES = '(min-width: 768px) 32rem, calc(100vw - 4.5rem)';
