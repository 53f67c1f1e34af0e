import { useEffect, useRef } from 'react';
import type { Booking } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { BrandIcon, Button, buttonClass } from 'shared-kit/ui';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './confirmation-dialog.module.css';
import { CONFIRMATION_TEXT } from './texts.ts';
import { Ticket } from './ticket.tsx';
import { whatsappBookingLink } from './whatsapp-message.ts';

const WHATSAPP_CLOSE_DELAY_MS = 1000;

interface ConfirmationDialogProps {
  readonly booking: Booking;
  readonly carName: string;
  readonly onClose: () => void;
}

export function ConfirmationDialog({ booking, carName, onClose }: ConfirmationDialogProps) {
  const { site } = useHost();
  const searched = useSearchedPickup();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onClose, WHATSAPP_CLOSE_DELAY_MS);
  };

  return (
    <Dialog title={CONFIRMATION_TEXT.title} onClose={onClose}>
      <div className={styles.content}>
        <p>{CONFIRMATION_TEXT.lead}</p>
        <Ticket booking={booking} carName={carName} />
        <section className={styles.next} aria-labelledby="what-happens-next">
          <h3 id="what-happens-next">{CONFIRMATION_TEXT.nextHeading}</h3>
          <p>{CONFIRMATION_TEXT.next(booking.customerEmail)}</p>
        </section>
        <div className={styles.actions}>
          <a
            href={whatsappBookingLink(booking, carName, site, searched)}
            target="_blank"
            rel="noopener"
            className={buttonClass({ look: 'whatsapp', size: 'large', wide: true })}
            onClick={closeSoon}
          >
            <BrandIcon name="WhatsApp" size={22} />
            {CONFIRMATION_TEXT.whatsapp}
          </a>
          <Button look="quiet" size="large" onClick={onClose}>
            {CONFIRMATION_TEXT.close}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
