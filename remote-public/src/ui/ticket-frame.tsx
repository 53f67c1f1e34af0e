import type { ReactNode } from 'react';
import { ZelligeLine } from 'shared-kit/ui';
import { ConfirmationCode } from './confirmation-code.tsx';
import styles from './ticket-frame.module.css';

interface TicketFrameProps {
  readonly code: string;
  /** Whether the ticket is no longer good: gray, with its code struck through. */
  readonly isVoid?: boolean;
  /** Content below the perforation, with its own padding. */
  readonly children: ReactNode;
}

/** A ticket with the confirmation code above its perforation. */
export function TicketFrame({ code, isVoid = false, children }: TicketFrameProps) {
  return (
    <div className={styles.ticket} data-void={isVoid || undefined}>
      <div className={styles.head}>
        <ZelligeLine className={styles.ornament} />
        <ConfirmationCode code={code} isVoid={isVoid} />
      </div>
      <div className={styles.stub}>{children}</div>
    </div>
  );
}
