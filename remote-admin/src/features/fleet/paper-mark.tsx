import { Link } from 'react-router-dom';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import type { PaperState } from './find-paper-state.ts';
import styles from './fleet-section.module.css';
import { FLEET_TEXT, PAPER_STATES } from './texts.ts';

/** Says how the papers of a car are, and opens them. What needs nothing is quiet. */
export function PaperMark({ car, state }: { readonly car: Car; readonly state: PaperState }) {
  const { formatMessage } = useIntl();
  const { day: write } = useFormat();
  const day = 'day' in state ? write(state.day, { day: 'numeric', month: 'short' }) : '';
  const label = formatMessage(PAPER_STATES[state.kind], { day });
  return (
    <Link
      to={`/admin/cars/${encodeURIComponent(car.CarId)}/papers`}
      className={styles.papers ?? ''}
      data-state={state.kind}
      aria-label={formatMessage(FLEET_TEXT.papersOf, { name: car.name, state: label })}
    >
      {label}
    </Link>
  );
}
