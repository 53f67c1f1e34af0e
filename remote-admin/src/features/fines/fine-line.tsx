import { Link } from 'react-router-dom';
import type { Fine } from 'shared-kit/domain';
import type { Texts } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { FineStatusTag } from './fine-status-tag.tsx';
import styles from './fines.module.css';
import { FINE_KIND_NAMES } from './mark-texts.ts';
import { useDeadline } from './use-deadline.ts';

/** A fine in a list on another page. */
export function FineLine({ fine, texts }: { readonly fine: Fine; readonly texts: Texts }) {
  const { site } = useHost();
  const format = useFormat();
  const deadlines = useDeadline(texts);
  const { id, kind, reference, amount, deadline, status } = fine;
  return (
    <li className={styles.line}>
      <Link to={`/admin/fines/${id}`}>
        <span>{texts.formatMessage(FINE_KIND_NAMES[kind])}</span> <bdi translate="no">{reference}</bdi>
      </Link>
      <bdi translate="no">{format.price(amount, site.currencySigns.console)}</bdi>
      <FineStatusTag status={status} formatMessage={texts.formatMessage} />
      {deadline && (
        <span className={deadlines.isLate(fine) ? styles.late : styles.second}>
          {deadlines.describe({ ...fine, deadline })}
        </span>
      )}
    </li>
  );
}
