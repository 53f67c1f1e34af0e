import { useEffect, useRef, useState } from 'react';
import { errorType, isApiError } from 'shared-kit/api-client';
import {
  type Booking,
  type Car,
  type ContactFieldName,
  createConfirmationCode,
  type DateRange,
  type FieldProblem,
  findContactProblems,
  findPickupProblems,
  normalizeContact,
  normalizePickup,
  type PickupFieldName,
  quote,
  toPickupTexts,
} from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useProblemText } from 'shared-kit/ui';
import { useSWRConfig } from 'swr';
import { cacheKeys } from '../../data/cache-keys.ts';
import { fetchIsCarFree } from '../../data/fetch-is-car-free.ts';
import { keepOfflineCopy } from '../../data/offline-copy.ts';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { findTwin } from '../../data/use-alternatives.ts';
import { refreshBookedPeriods } from '../../data/use-booked-periods.ts';
import { FIELD_TEXT } from '../../ui/texts.ts';
import { useAskedCountries } from '../../ui/use-asked-countries.ts';
import { type FieldErrors, readFieldErrors } from './booking-attempt.ts';
import { useBookingDraft, useUnansweredRequest } from './booking-draft.ts';
import { makeBooking } from './make-booking.ts';
import { BOOKING_TEXT, BOOKING_TOASTS } from './texts.ts';

/** The error of the last attempt and the dates that it was for. */
interface Refusal {
  readonly message: string;
  readonly type: string | undefined;
  readonly range: DateRange;
}

interface UseBookingFormOptions {
  readonly car: Car;
  readonly range: DateRange | undefined;
  readonly onBooked: () => void;
}

/** Returns the state of booking one car: the form, and the confirmed booking. */
export function useBookingForm({ car, range, onBooked }: UseBookingFormOptions) {
  const host = useHost();
  const { api, toasts, site, locale } = host;
  const { formatMessage } = useIntl();
  const problemText = useProblemText({ currencySign: site.currencySigns.booking });
  const askedCountries = useAskedCountries();
  const { mutate } = useSWRConfig();
  const isMounted = useIsMounted();
  const [confirmed, setConfirmed] = useState<Booking>();
  const { draft, changeDraft, clearDraft } = useBookingDraft();
  const unanswered = useUnansweredRequest(car.CarId);
  const searched = useSearchedPickup();
  const pickup = { ...toPickupTexts({}), pickupTime: searched.time ?? '', ...draft.pickup };
  const [errors, setErrors] = useState<FieldErrors>({});
  const [refusal, setRefusal] = useState<Refusal>();
  const [isSending, setIsSending] = useState(false);
  /** Number of submits that were rejected with field errors. */
  const [rejections, setRejections] = useState(0);
  // A ref, because state changes too late for a double click.
  const isLocked = useRef(false);
  const dismissFailure = useRef<() => void>(undefined);
  const hasOtherDates = range !== undefined && refusal !== undefined && !isSameRange(range, refusal.range);
  useEffect(() => {
    if (hasOtherDates) dismissFailure.current?.();
  }, [hasOtherDates]);
  // Use the latest callback; props may change while the request runs.
  const latestOnBooked = useRef(onBooked);
  useEffect(() => {
    latestOnBooked.current = onBooked;
  });

  const describeProblems = (problems: Readonly<Record<string, FieldProblem>>): FieldErrors => {
    const described = Object.entries(problems).map(([field, problem]) => [
      field,
      problemText.describeField(field, problem),
    ]);
    return Object.fromEntries(described);
  };

  const toastError = (title: Message, detail: Message) => toasts.error(formatMessage(title), formatMessage(detail));

  const reject = (found: FieldErrors) => {
    setErrors(found);
    setRejections((count) => count + 1);
  };

  const change = (field: ContactFieldName, value: string) => {
    changeDraft(({ contact }) => ({ contact: { ...contact, [field]: value } }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const changePickup = (field: PickupFieldName, value: string) => {
    changeDraft((current) => ({ pickup: { ...current.pickup, [field]: value } }));
    setErrors(({ [field]: _, ...others }) => others);
  };

  const agree = (hasAgreed: boolean) => {
    changeDraft(() => ({ hasAgreed }));
    setErrors(({ terms: _, ...others }) => others);
  };

  const submit = async () => {
    if (isLocked.current) return;
    const contact = normalizeContact(draft.contact);
    const isCountryMissing = askedCountries(contact.customerPhone).length > 0;
    const found: FieldErrors = {
      ...(isCountryMissing && { customerPhone: formatMessage(FIELD_TEXT.countryMissing) }),
      ...describeProblems(findContactProblems(contact)),
      ...describeProblems(findPickupProblems(pickup)),
      ...(!draft.hasAgreed && { terms: formatMessage(BOOKING_TEXT.termsMissing) }),
    };
    if (!range) return toastError(BOOKING_TOASTS.missing, BOOKING_TOASTS.missingDetail);
    if (Object.keys(found).length > 0) {
      if (Object.keys(found).every((field) => field === 'terms'))
        toastError(BOOKING_TOASTS.terms, BOOKING_TOASTS.termsDetail);
      return reject(found);
    }

    const { days, unitPrice, totalPrice } = quote({ unitPrice: car.price, range });
    const figures = { days, unitPrice, totalPrice };
    const rental = { carId: car.CarId, pickupDate: range.from, dropoffDate: range.to, ...figures };
    const content = { ...contact, ...normalizePickup(pickup), ...rental, locale: locale.code };
    isLocked.current = true;
    setIsSending(true);
    setErrors({});
    setRefusal(undefined);
    const outcome = await makeBooking(draft.attempt, content, {
      isCarFree: (carId, asked) => fetchIsCarFree(api, carId, asked),
      async hasTwin({ carId, pickupDate, dropoffDate }) {
        const found = await api.findAlternatives({ carId, range: { from: pickupDate, to: dropoffDate } });
        return findTwin(found, car) !== undefined;
      },
      createBooking: api.createBooking,
      drawCode: createConfirmationCode,
    });
    isLocked.current = false;
    setIsSending(false);
    if (outcome.status === 'failed') {
      changeDraft(() => ({ attempt: outcome.attempt }));
      return fail(outcome.error, range, outcome.attempt.status === 'unanswered');
    }
    succeed(outcome.booking);
  };

  const fail = (error: unknown, refused: DateRange, mayBeBooked: boolean) => {
    const type = errorType(error);
    const message = isApiError(error) ? problemText.describeError(error) : formatMessage(BOOKING_TOASTS.unknown);
    const title = formatMessage(mayBeBooked ? BOOKING_TOASTS.unsure : BOOKING_TOASTS.failed);
    dismissFailure.current = toasts.error(title, message);
    setRefusal({ message, type, range: refused });
    if (type === 'price_changed') void mutate(cacheKeys.car(car.CarId));
    if (type === 'car_unavailable') void refreshBookedPeriods(host, car.CarId);
    const found = readFieldErrors(error, problemText.describeFields);
    if (Object.keys(found).length > 0) reject(found);
  };

  const succeed = (booking: Booking) => {
    const code = formatMessage(BOOKING_TOASTS.code, { code: booking.confirmationCode });
    toasts.success(formatMessage(BOOKING_TOASTS.confirmed), code);
    void refreshBookedPeriods(host, car.CarId);
    void host.dataChanged.announce({ entity: 'CarsBooking', carId: car.CarId });
    clearDraft();
    void keepOfflineCopy(locale.code);
    // The visitor may have left the page: do not navigate.
    if (!isMounted.current) return;
    setConfirmed(booking);
    latestOnBooked.current();
  };

  return {
    /** The last booking made on this page. */
    confirmed,
    form: {
      draft,
      /** Pick-up details of the draft; the time of the search until it is changed. */
      pickup,
      change,
      changePickup,
      agree,
      // Errors and refusals are for the dates of the attempt.
      errors: isSameRange(refusal?.range, range) ? errors : { ...errors, dates: undefined },
      refusal: unanswered || isRefused(refusal, range) ? refusal : undefined,
      /** The request for this car whose answer was lost. */
      unanswered,
      isSending,
      rejections,
      submit: () => void submit(),
    },
  };
}

export type BookingForm = ReturnType<typeof useBookingForm>['form'];

/**
 * Returns whether the refusal still applies: to the same dates, or after `car_unavailable` when no dates are chosen.
 */
function isRefused(refusal: Refusal | undefined, range: DateRange | undefined): boolean {
  return isSameRange(refusal?.range, range) || (!range && refusal?.type === 'car_unavailable');
}

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
