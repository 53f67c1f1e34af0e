import type { ReactNode } from 'react';
import { ZelligeLine } from 'shared-kit/ui';
import { ConfirmationCode } from './confirmation-code.tsx';
import styles from './ticket-frame.module.css';

interface TicketFrameProps {
  readonly code: string;
  /** Content below the perforation, with its own padding. */
  readonly children: ReactNode;
}

/** A ticket with the confirmation code above its perforation. */
export function TicketFrame({ code, children }: TicketFrameProps) {
  return (
    <div className={styles.ticket}>
      <div className={styles.head}>
        <ZelligeLine className={styles.ornament} />
        <ConfirmationCode code={code} />
      </div>
      <div className={styles.stub}>{children}</div>
    </div>
  );
}
