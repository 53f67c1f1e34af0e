import { useEffect, useRef, useState } from 'react';
import { errorType, isApiError } from 'shared-kit/api-client';
import {
  type Booking,
  type Car,
  type ContactFieldName,
  countRentalDays,
  createConfirmationCode,
  type DateRange,
  findContactErrors,
  normalizeContact,
  totalPrice,
} from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useSWRConfig } from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { fetchIsCarFree } from '../../data/fetch-is-car-free.ts';
import { refreshBookedPeriods } from '../../data/use-booked-periods.ts';
import { type BookingAttempt, type FieldErrors, NO_ATTEMPT, readFieldErrors } from './booking-attempt.ts';
import { useBookingDraft } from './booking-draft.ts';
import { makeBooking } from './make-booking.ts';
import { BOOKING_TEXT, BOOKING_TOASTS } from './texts.ts';

/** Why the last try did not book, and for which dates. */
interface Refusal {
  readonly message: string;
  readonly type: string | undefined;
  readonly range: DateRange;
}

interface UseBookingOptions {
  readonly car: Car;
  readonly range: DateRange | undefined;
  readonly onBooked: () => void;
}

/** The state of booking one car, from the first field to the confirmation code, above the dialogs that show it. */
export function useBooking({ car, range, onBooked }: UseBookingOptions) {
  const host = useHost();
  const { api, toasts } = host;
  const { mutate } = useSWRConfig();
  const isMounted = useIsMounted();
  const [confirmed, setConfirmed] = useState<Booking>();
  const { draft, changeDraft, clearDraft } = useBookingDraft();
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState<BookingAttempt>(NO_ATTEMPT);
  const [isSending, setIsSending] = useState(false);
  /** Raised each time the form comes back with something to correct. */
  const [rejections, setRejections] = useState(0);
  // State changes too late for the second of two quick clicks.
  const isLocked = useRef(false);
  // The answer comes later than the question: what is on the screen by then counts.
  const whenBooked = useRef(onBooked);
  useEffect(() => {
    whenBooked.current = onBooked;
  });

  const reject = (found: FieldErrors) => {
    setErrors(found);
    setRejections((count) => count + 1);
  };

  const change = (field: ContactFieldName, value: string) => {
    changeDraft(({ contact }) => ({ contact: { ...contact, [field]: value } }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const agree = (hasAgreed: boolean) => {
    changeDraft(() => ({ hasAgreed }));
    setErrors(({ terms: _, ...others }) => others);
  };

  const submit = async () => {
    if (isLocked.current) return;
    const contact = normalizeContact(draft.contact);
    const found: FieldErrors = {
      ...findContactErrors(contact),
      ...(!draft.hasAgreed && { terms: BOOKING_TEXT.termsMissing }),
    };
    if (!range) return toasts.error(...BOOKING_TOASTS.missing);
    if (Object.keys(found).length > 0) {
      if (Object.keys(found).every((field) => field === 'terms')) toasts.error(...BOOKING_TOASTS.terms);
      return reject(found);
    }

    const days = countRentalDays(range.from, range.to);
    const figures = { days, unitPrice: car.price, totalPrice: totalPrice(car.price, days) };
    const content = { ...contact, carId: car.CarId, pickupDate: range.from, dropoffDate: range.to, ...figures };
    isLocked.current = true;
    setIsSending(true);
    setErrors({});
    setRefusal(undefined);
    const outcome = await makeBooking(attempt, content, {
      isCarFree: (carId, asked) => fetchIsCarFree(api, carId, asked),
      createBooking: api.createBooking,
      drawCode: createConfirmationCode,
    });
    isLocked.current = false;
    setIsSending(false);
    if (outcome.status === 'failed') {
      setAttempt(outcome.attempt);
      return fail(outcome.error, range);
    }
    setAttempt(NO_ATTEMPT);
    succeed(outcome.booking);
  };

  const fail = (error: unknown, refused: DateRange) => {
    const type = errorType(error);
    const message = isApiError(error) ? error.message : BOOKING_TOASTS.unknown;
    toasts.error(BOOKING_TOASTS.failed, message);
    setRefusal({ message, type, range: refused });
    if (type === 'price_changed') void mutate(cacheKeys.car(car.CarId));
    if (type === 'car_unavailable') void refreshBookedPeriods(host, car.CarId);
    const found = readFieldErrors(error);
    if (Object.keys(found).length > 0) reject(found);
  };

  const succeed = (booking: Booking) => {
    toasts.success(BOOKING_TOASTS.confirmed, BOOKING_TOASTS.code(booking.confirmationCode));
    void refreshBookedPeriods(host, car.CarId);
    void host.dataChanged.announce({ entity: 'CarsBooking', carId: car.CarId });
    clearDraft();
    // A visitor who has left the page must not be taken back to it.
    if (!isMounted.current) return;
    setConfirmed(booking);
    whenBooked.current();
  };

  return {
    /** The booking that was made last on this page. */
    confirmed,
    form: {
      draft,
      change,
      agree,
      // Other dates are another question: what was said about the last ones is over.
      errors: isSameRange(refusal?.range, range) ? errors : { ...errors, dates: undefined },
      refusal: attempt.status === 'unanswered' || isSameRange(refusal?.range, range) ? refusal : undefined,
      attempt,
      isSending,
      rejections,
      submit: () => void submit(),
    },
  };
}

export type BookingForm = ReturnType<typeof useBooking>['form'];

function isSameRange(one: DateRange | undefined, other: DateRange | undefined): boolean {
  return one?.from === other?.from && one?.to === other?.to;
}

function useIsMounted() {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
