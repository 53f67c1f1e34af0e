import { useEffect, useRef, useState } from 'react';
import { errorType, isApiError, readProblem } from 'shared-kit/api-client';
import {
  type Booking,
  type Car,
  type CarRates,
  type ContactFieldName,
  createConfirmationCode,
  type DateRange,
  type FieldProblem,
  findContactProblems,
  nameIn,
  normalizeContact,
  type PickupFieldName,
  type QuoteLine,
  toPickupTexts,
} from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useProblemText } from 'shared-kit/ui';
import { useSWRConfig } from 'swr';
import { cacheKeys, isRatesKey } from '../../data/cache-keys.ts';
import { fetchIsCarFree } from '../../data/fetch-is-car-free.ts';
import { keepOfflineCopy } from '../../data/offline-copy.ts';
import { useSearchedPickup } from '../../data/rental-search.ts';
import { findTwin } from '../../data/use-alternatives.ts';
import { refreshBookedPeriods } from '../../data/use-booked-periods.ts';
import { findTextProblems } from '../../ui/offered-choices.ts';
import { FIELD_TEXT } from '../../ui/texts.ts';
import { useAskedCountries } from '../../ui/use-asked-countries.ts';
import { type FieldErrors, readFieldErrors, toFieldErrors } from './booking-attempt.ts';
import { useBookingDraft, useUnansweredRequest } from './booking-draft.ts';
import { makeBooking } from './make-booking.ts';
import { type ChoiceTexts, linesOf, NO_CHOICES } from './rental-choices.ts';
import { BOOKING_TEXT, BOOKING_TOASTS } from './texts.ts';
import { type Price, useRental } from './use-rental.ts';

/** The error of the last attempt and the dates that it was for. */
interface Refusal {
  readonly message: string;
  readonly type: string | undefined;
  readonly range: DateRange;
}

/** A booking that was just made, with the lines of its price where they say more than it does. */
export type PricedBooking = Booking & { readonly lines?: readonly QuoteLine[] | undefined };

interface UseBookingFormOptions {
  readonly car: Car;
  /** The owner's rules; absent when there are none. */
  readonly rates: CarRates | undefined;
  readonly range: DateRange | undefined;
  readonly onBooked: () => void;
}

/** Returns the state of booking one car: the form, and the confirmed booking. */
export function useBookingForm({ car, rates, range, onBooked }: UseBookingFormOptions) {
  const host = useHost();
  const { api, toasts, site, locale } = host;
  const { formatMessage } = useIntl();
  const askedCountries = useAskedCountries();
  const { mutate } = useSWRConfig();
  const isMounted = useIsMounted();
  const [confirmed, setConfirmed] = useState<PricedBooking>();
  const { draft, changeDraft, clearDraft } = useBookingDraft();
  const unanswered = useUnansweredRequest(car.CarId);
  const searched = useSearchedPickup();
  const pickup = { ...toPickupTexts({}), pickupTime: searched.time ?? '', ...draft.pickup };
  const choices = draft.choices ?? NO_CHOICES;
  const [rental, takePrice] = useRental({ car, rates, range, pickup, choices });
  const problemText = useProblemText({
    currencySign: site.currencySigns.booking,
    nameExtra: (english) =>
      nameIn(rental.rates.extras.find(({ names }) => names.en === english)?.names ?? { en: english }, locale.code),
  });
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

  const describeProblems = (problems: Readonly<Record<string, FieldProblem>>): Record<string, string> => {
    const described = Object.entries(problems).map(([field, problem]) => [
      field,
      problemText.describeField(field, problem),
    ]);
    return Object.fromEntries(described);
  };

  const refusedByRules = toFieldErrors(describeProblems(rental.problems));

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

  const choose = (changed: Partial<ChoiceTexts>) => {
    changeDraft((current) => ({ choices: { ...(current.choices ?? NO_CHOICES), ...changed } }));
    setErrors(({ dropoffPlace: _, dropoffTime: __, extras: ___, ...others }) => others);
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
      ...describeProblems(findTextProblems(pickup, rental.rates)),
      ...refusedByRules,
      ...(!draft.hasAgreed && { terms: formatMessage(BOOKING_TEXT.termsMissing) }),
    };
    const { booked, price } = rental;
    if (!range || !price) return toastError(BOOKING_TOASTS.missing, BOOKING_TOASTS.missingDetail);
    if (Object.keys(found).length > 0) {
      if (Object.keys(found).every((field) => field === 'terms'))
        toastError(BOOKING_TOASTS.terms, BOOKING_TOASTS.termsDetail);
      return reject(found);
    }

    const { days, unitPrice, totalPrice } = price;
    const figures = { days, unitPrice, totalPrice };
    const asked = { carId: car.CarId, pickupDate: range.from, dropoffDate: range.to, ...figures };
    const content = { ...contact, ...booked, ...asked, locale: locale.code };
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
    setRefusal({ message, type, range: refused });
    const problem = readProblem(error);
    // A server from before there were lines answers without.
    const isPriced = problem?.type === 'price_changed' && problem.price.lines !== undefined;
    if (isPriced) takePrice(problem.price as Price);
    else
      dismissFailure.current = toasts.error(
        formatMessage(mayBeBooked ? BOOKING_TOASTS.unsure : BOOKING_TOASTS.failed),
        message,
      );
    if (type === 'price_changed') void mutate(cacheKeys.car(car.CarId));
    if (type === 'price_changed' || type === 'extra_unavailable') void mutate(isRatesKey);
    if (type === 'extra_unavailable') reject({ extras: message });
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
    setConfirmed({ ...booking, lines: linesOf(booking, rental.rates) });
    latestOnBooked.current();
  };

  return {
    /** The last booking made on this page. */
    confirmed,
    form: {
      draft,
      /** Pick-up details of the draft; the time of the search until it is changed. */
      pickup,
      choices,
      rental,
      change,
      changePickup,
      choose,
      agree,
      // Errors and refusals are for the dates of the attempt.
      errors: {
        ...(isSameRange(refusal?.range, range) ? errors : { ...errors, dates: undefined, extras: undefined }),
        ...refusedByRules,
      },
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
