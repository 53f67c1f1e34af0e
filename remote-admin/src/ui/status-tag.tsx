import { statusDisplay } from 'shared-kit/domain';
import { useStatusLabel } from 'shared-kit/ui';
import styles from './status-tag.module.css';

/** One icon per colour, so that statuses can be distinguished without colour. */
const SIGNS = {
  blue: 'M6 2.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600z',
  yellow: 'M6 2.200a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM6 3.500v2.700l1.700 1',
  red: 'M2 6h7.500M6.600 3 9.600 6l-3 3',
  green: 'M2.400 6.300 4.900 8.800l4.700-5.300',
  gray: 'M3 3l6 6M9 3 3 9',
} as const;

/** Label and colour of a status (docs/rules.md#booking-statuses), also of an unknown one. */
export function StatusTag({ status }: { readonly status: string | null | undefined }) {
  const label = useStatusLabel()(status);
  const { color } = statusDisplay(status);
  const isKnown = color !== 'gray' || status === 'canceled';
  return (
    <span className={`${styles.tag} ${styles[color]}`}>
      {isKnown && (
        <svg width="12" height="12" viewBox="0 0 12 12" fill="none" stroke="currentColor" aria-hidden="true">
          <path d={SIGNS[color]} strokeWidth="1.500" strokeLinecap="round" strokeLinejoin="round" />
        </svg>
      )}
      {label}
    </span>
  );
}
