import { type ReactNode, useId } from 'react';
import { ZelligeLine } from 'shared-kit/ui';
import styles from './riad-arch.module.css';

/** Outline of a pointed horseshoe arch, 320 by 420. */
const DOOR = 'M44 420V226C28 204 24 182 28 160C36 96 100 64 160 20C220 64 284 96 292 160C296 182 292 204 276 226V420Z';

/** Decorative arch around a drawing of 320 by 420. */
export function RiadArch({
  children,
  className,
}: {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}) {
  const opening = useId();
  return (
    <div className={[styles.wall, className].filter(Boolean).join(' ')} aria-hidden="true">
      <ZelligeLine className={styles.zellige} />
      <svg className={styles.door} viewBox="0 -16 320 436" aria-hidden="true" focusable="false">
        <defs>
          <clipPath id={opening}>
            <path d={DOOR} />
          </clipPath>
        </defs>
        <path className={styles.line} d={DOOR} />
        <path className={styles.frame} d={DOOR} />
        <g clipPath={`url(#${opening})`}>{children}</g>
      </svg>
    </div>
  );
}
