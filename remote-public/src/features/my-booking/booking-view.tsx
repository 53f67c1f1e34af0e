import { Suspense, useId } from 'react';
import type { MyBooking } from 'shared-kit/api-client';
import { bookingPhase, STATED_TERMS } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { lazyComponent, useHost } from 'shared-kit/remote';
import { ButtonLink, Skeleton } from 'shared-kit/ui';
import { BookingMeaning } from '../../ui/booking-meaning.tsx';
import { EmailNote } from '../../ui/email-note.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import styles from './booking-view.module.css';
import { ContactButtons } from './contact-buttons.tsx';
import { KeepButtons } from './keep-buttons.tsx';
import { ManageBooking } from './manage-booking.tsx';
import { NEXT_TEXT } from './texts.ts';

/** Papers begin with a hand-over or a payment. */
const BookingPapers = lazyComponent(() => import('./booking-papers.tsx').then((loaded) => loaded.BookingPapers));

/** Only once something was recorded. */
const BookingAccount = lazyComponent(() => import('./booking-account.tsx').then((loaded) => loaded.BookingAccount));

/** Only of rentals that are over. */
const ReviewInvitation = lazyComponent(() =>
  import('./review-invitation.tsx').then((loaded) => loaded.ReviewInvitation),
);

/** Only of agencies with a gateway. */
const CardPayment = lazyComponent(() => import('./card-payment.tsx').then((loaded) => loaded.CardPayment));

/** As tall as a heading, a button and its hint. */
const CARD_PLACEHOLDER = (
  <div aria-busy="true">
    <Skeleton height="10rem" />
  </div>
);

interface BookingViewProps {
  readonly booking: MyBooking;
  /** Whether this is the offline copy, which cannot be changed. */
  readonly isCopy: boolean;
  readonly onChanged: (booking: MyBooking) => void;
  /** Called when the displayed booking is outdated. */
  readonly onStale: () => Promise<void>;
}

/** A booking with all information and actions for its customer. */
export function BookingView({ booking, isCopy, onChanged, onStale }: BookingViewProps) {
  const { site } = useHost();
  const { formatMessage } = useIntl();
  const ids = useId();
  const { status, confirmationCode, car, email, terms, account } = booking;
  const { minAge, minLicenceYears } = { ...STATED_TERMS, ...terms };
  const phase = bookingPhase(status);
  const isWrittenTo = email !== 'none' && email !== 'failing';
  return (
    <article className={styles.booking} aria-label={car.name}>
      <BookingTicket booking={booking} />
      <div className={styles.side}>
        <section aria-labelledby={`${ids}-next`}>
          <h3 id={`${ids}-next`}>{formatMessage(NEXT_TEXT.heading)}</h3>
          <BookingMeaning booking={booking} isWrittenTo={isWrittenTo} />
          {/* A copy is older than what became of the e-mail since. */}
          {!isCopy && <EmailNote booking={booking} />}
          {phase === 'canceled' && (
            <ButtonLink to={`/car/${encodeURIComponent(car.CarId)}`} className={styles.browse}>
              {formatMessage(NEXT_TEXT.bookAgain)}
            </ButtonLink>
          )}
        </section>
        {account && (
          <Suspense>
            <BookingAccount booking={booking} account={account} />
          </Suspense>
        )}
        {booking.paysOnline && !isCopy && (
          <Suspense fallback={CARD_PLACEHOLDER}>
            <CardPayment confirmationCode={confirmationCode} placeholder={CARD_PLACEHOLDER} />
          </Suspense>
        )}
        {phase === 'ahead' && (
          <section aria-labelledby={`${ids}-bring`}>
            <h3 id={`${ids}-bring`}>{formatMessage(NEXT_TEXT.bringHeading)}</h3>
            <p>{formatMessage(NEXT_TEXT.bring, { count: minLicenceYears })}</p>
            <p>{formatMessage(NEXT_TEXT.bringAge, { minimumAge: minAge })}</p>
          </section>
        )}
        <section aria-labelledby={`${ids}-contact`}>
          <h3 id={`${ids}-contact`}>{formatMessage(NEXT_TEXT.contactHeading)}</h3>
          <ContactButtons
            message={formatMessage(NEXT_TEXT.whatsappMessage, { agencyName: site.agencyName, code: confirmationCode })}
          />
        </section>
        {!isCopy && status === 'returned' && (
          <Suspense>
            <ReviewInvitation confirmationCode={confirmationCode} />
          </Suspense>
        )}
        {!isCopy && status !== 'requested' && (
          <Suspense>
            <BookingPapers confirmationCode={confirmationCode} />
          </Suspense>
        )}
        <KeepButtons booking={booking} isCopy={isCopy} />
      </div>
      <ManageBooking
        booking={booking}
        isWrittenTo={isWrittenTo}
        isCopy={isCopy}
        onChanged={onChanged}
        onStale={onStale}
      />
    </article>
  );
}
