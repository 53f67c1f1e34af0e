import { Link } from 'react-router-dom';
import type { Fine } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import { Amount } from '../../ui/amount.tsx';
import { FineStatusTag } from './fine-status-tag.tsx';
import styles from './fines.module.css';
import { FINE_KIND_NAMES } from './mark-texts.ts';
import { useDeadline } from './use-deadline.ts';

/** A fine in a list on another page. */
export function FineLine({ fine, texts }: { readonly fine: Fine; readonly texts: Texts }) {
  const deadlines = useDeadline(texts);
  const { id, kind, reference, amount, deadline, status } = fine;
  return (
    <li className={styles.line}>
      <Link to={`/admin/fines/${id}`}>
        <span>{texts.formatMessage(FINE_KIND_NAMES[kind])}</span> <bdi translate="no">{reference}</bdi>
      </Link>
      <Amount of={amount} />
      <FineStatusTag status={status} formatMessage={texts.formatMessage} />
      {deadline && (
        <span className={deadlines.isLate(fine) ? styles.late : styles.second}>
          {deadlines.describe({ ...fine, deadline })}
        </span>
      )}
    </li>
  );
}
