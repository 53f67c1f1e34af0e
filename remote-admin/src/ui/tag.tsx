import styles from './tag.module.css';
import colors from './tag-colors.module.css';

/** One icon per colour, so that tags can be distinguished without colour. */
const SIGNS = {
  blue: 'M6 2.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600z',
  yellow: 'M6 2.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM6 3.500v2.700l1.700 1',
  red: 'M2 6h7.500M6.600 3 9.600 6l-3 3',
  green: 'M2.400 6.300 4.900 8.800l4.700-5.300',
  gray: 'M3 3l6 6M9 3 3 9',
} as const;

interface TagProps {
  readonly color: keyof typeof SIGNS;
  /** Icon of another colour than the tag's. */
  readonly sign?: keyof typeof SIGNS | 'none';
  readonly label: string;
}

/** A short label on a coloured background. */
export function Tag({ color, sign = color, label }: TagProps) {
  return (
    <span className={`${styles.tag} ${colors[color]}`}>
      {sign !== 'none' && (
        <svg
          className={sign === 'red' ? styles.arrow : undefined}
          width="0.75rem"
          height="0.75rem"
          viewBox="0 0 12 12"
          fill="none"
          stroke="currentColor"
          aria-hidden="true"
        >
          <path d={SIGNS[sign]} strokeWidth="1.500" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
      <span>{label}</span>
    </span>
  );
}
