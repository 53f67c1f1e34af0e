import { Link } from 'react-router-dom';
import type { Booking } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { handoverDirection } from '../data/next-status.ts';
import styles from './handover-link.module.css';
import { PROTOCOL_TEXT } from './texts.ts';

interface HandoverLinkProps {
  readonly booking: Pick<Booking, 'id' | 'status'>;
  /** For a list: the name of the customer. */
  readonly customerName?: string;
  readonly className?: string | undefined;
}

/** Link to the protocol that is due: of the hand-over, or of the return; nothing when neither is. */
export function HandoverLink({ booking: { id, status }, customerName, className = '' }: HandoverLinkProps) {
  const { formatMessage } = useIntl();
  const direction = handoverDirection(status);
  if (!direction) return null;
  const name = formatMessage(PROTOCOL_TEXT[direction]);
  return (
    <Link
      to={`/admin/bookings/${id}/handover/${direction}`}
      className={`${styles.link} ${className}`.trim()}
      {...(customerName !== undefined && {
        'aria-label': formatMessage(PROTOCOL_TEXT.of, { protocol: name, customerName }),
      })}
    >
      {customerName === undefined ? name : formatMessage(PROTOCOL_TEXT.short)}
    </Link>
  );
}
