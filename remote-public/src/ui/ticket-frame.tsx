import type { ReactNode } from 'react';
import { ZelligeLine } from 'shared-kit/ui';
import styles from './ticket-frame.module.css';

interface TicketFrameProps {
  /** The confirmation code, or the field for it. */
  readonly head: ReactNode;
  /** Whether the ticket is no longer good: gray. */
  readonly isVoid?: boolean;
  /** Content below the perforation, with its own padding. */
  readonly children: ReactNode;
}

/** A ticket with a confirmation code above its perforation. */
export function TicketFrame({ head, isVoid = false, children }: TicketFrameProps) {
  return (
    <div className={styles.ticket} data-void={isVoid || undefined}>
      <div className={styles.head}>
        <ZelligeLine className={styles.ornament} />
        {head}
      </div>
      <div className={styles.stub}>{children}</div>
    </div>
  );
}
