import { type ComponentProps, type ReactNode, useRef } from 'react';
import type { Car, DateRange } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { DateRangePicker } from '../../ui/date-range-picker.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './booking-dialog.module.css';
import { ContactForm } from './contact-form.tsx';
import { RentalSummary } from './rental-summary.tsx';
import { BOOKING_TEXT } from './texts.ts';
import type { BookingForm } from './use-booking-form.ts';
import { usePricedParts } from './use-priced-parts.ts';

interface BookingDialogProps {
  readonly car: Car;
  readonly range: DateRange | undefined;
  /** Props of the car's calendar, with the problem of the last choice. */
  readonly calendar: Omit<ComponentProps<typeof DateRangePicker>, 'label' | 'placeholder' | 'fit'>;
  /** Chosen dates that were rejected because the car is taken on them. */
  readonly refused: DateRange | undefined;
  /** Returns the alternatives to dates that are taken. @param onTake called when other dates are chosen */
  readonly offer: (taken: DateRange, onTake: () => void) => ReactNode;
  readonly form: BookingForm;
  readonly onClose: () => void;
}

/** Dialog with the rental summary and the contact form. */
export function BookingDialog({ car, range, calendar, refused, offer, form, onClose }: BookingDialogProps) {
  const { formatMessage } = useIntl();
  const dates = useRef<HTMLDivElement>(null);
  const parts = usePricedParts(form.rental);
  const { TermsDisclosure } = parts;
  const { terms } = form.rental.rates;
  return (
    <Dialog title={formatMessage(BOOKING_TEXT.title)} onClose={onClose} width="wide">
      <RentalSummary
        car={car}
        range={range}
        pickupTime={form.pickup.pickupTime}
        dropoffTime={form.rental.booked.dropoffTime}
        price={form.rental.price}
        terms={
          TermsDisclosure &&
          Object.keys(terms).length > 0 && <TermsDisclosure terms={terms} days={form.rental.price?.days} />
        }
      >
        <div ref={dates} className={styles.dates}>
          <DateRangePicker
            {...calendar}
            label={formatMessage(BOOKING_TEXT.dates)}
            isBoxed
            fit="dialog"
            problem={form.errors.dates ?? calendar.problem}
          />
          {refused && offer(refused, () => dates.current?.querySelector('button')?.focus())}
        </div>
      </RentalSummary>
      <ContactForm form={form} range={range} parts={parts} offer={offer} />
    </Dialog>
  );
}
