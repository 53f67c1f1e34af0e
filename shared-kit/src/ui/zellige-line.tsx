import { useId } from 'react';
import styles from './zellige-line.module.css';

/** Decorative line of eight-pointed stars. */
export function ZelligeLine({ className }: { readonly className?: string | undefined }) {
  const pattern = useId();
  return (
    <svg className={[styles.line, className].filter(Boolean).join(' ')} aria-hidden="true" focusable="false">
      <defs>
        <pattern id={pattern} width="28" height="28" patternUnits="userSpaceOnUse">
          <path d={STAR} fill="none" stroke="currentColor" strokeWidth="1" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${pattern})`} />
    </svg>
  );
}

/** Two squares, one turned by 45°, in a 28 px tile, joined to its neighbours at the four points. */
const STAR =
  'M7 7h14v14H7z M14 4.1 23.9 14 14 23.9 4.1 14z M14 0v4.1 M14 23.9V28 M0 14h4.1 M23.9 14H28 M0 0l7 7 M28 0l-7 7 M0 28l7-7 M28 28l-7-7';
