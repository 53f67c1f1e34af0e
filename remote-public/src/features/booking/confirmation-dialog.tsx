import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Car } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { BrandIcon, Button, buttonClass } from 'shared-kit/ui';
import { useBookingEmail } from '../../data/use-booking-email.ts';
import { BookingMeaning } from '../../ui/booking-meaning.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmailNote } from '../../ui/email-note.tsx';
import styles from './confirmation-dialog.module.css';
import { CONFIRMATION_TEXT } from './texts.ts';
import { Ticket } from './ticket.tsx';
import { TwinNote } from './twin-note.tsx';
import type { PricedBooking } from './use-booking-form.ts';
import { useWhatsappBookingLink } from './use-whatsapp-booking-link.ts';

const WHATSAPP_CLOSE_DELAY_MS = 1000;

interface ConfirmationDialogProps {
  readonly booking: PricedBooking;
  /** The car that the visitor asked for: another one of its offer may be booked. */
  readonly chosen: Pick<Car, 'CarId' | 'name'>;
  readonly onClose: () => void;
}

export function ConfirmationDialog({ booking, chosen, onClose }: ConfirmationDialogProps) {
  const { formatMessage } = useIntl();
  const email = useBookingEmail(booking.confirmationCode);
  const whatsappLink = useWhatsappBookingLink(booking, chosen.name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const closeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(onClose, WHATSAPP_CLOSE_DELAY_MS);
  };

  return (
    <Dialog
      title={formatMessage(CONFIRMATION_TEXT.title)}
      onClose={onClose}
      width="wide"
      coversToasts
      foot={
        <div className={styles.actions}>
          <a
            href={whatsappLink}
            target="_blank"
            rel="noopener"
            className={buttonClass({ look: 'whatsapp', size: 'large' })}
            onClick={closeSoon}
          >
            <BrandIcon name="WhatsApp" size={22} />
            {formatMessage(CONFIRMATION_TEXT.whatsapp)}
          </a>
          <Button look="quiet" size="large" onClick={onClose}>
            {formatMessage(CONFIRMATION_TEXT.close)}
          </Button>
        </div>
      }
    >
      <div className={styles.content}>
        <p>{formatMessage(CONFIRMATION_TEXT.lead)}</p>
        {booking.carId !== chosen.CarId && <TwinNote carId={booking.carId} name={chosen.name} />}
        <Ticket booking={booking} carName={chosen.name} />
        <section className={styles.next} aria-labelledby="what-happens-next">
          <h3 id="what-happens-next">{formatMessage(CONFIRMATION_TEXT.nextHeading)}</h3>
          {/* Right after booking an e-mail waits for a moment. */}
          <BookingMeaning booking={booking} isWrittenTo={email === 'sent' || email === 'waiting'} />
          {email === 'failing' && <EmailNote booking={{ ...booking, email }} />}
          <p>{formatMessage(CONFIRMATION_TEXT.next)}</p>
          <p>
            <Link to="/my-booking">{formatMessage(CONFIRMATION_TEXT.manage)}</Link>
          </p>
        </section>
      </div>
    </Dialog>
  );
}
