import { errorType, isApiError, readConflicts } from 'shared-kit/api-client';
import { type Booking, type BookingConflict, type CarRates, createConfirmationCode } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { FIELD_LABELS } from 'shared-kit/ui';
import { basedOn } from '../../data/based-on.ts';
import { type SeenPrice, takeBackPriced } from '../../data/seen-price.ts';
import { useRefresh } from '../../data/use-refresh.ts';
import { CHANGE_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import { useUndoToast } from '../../ui/use-undo-toast.ts';
import { findBookingChanges, type RentalSum, readBookingContent } from './booking-form-rules.ts';
import type { BookingFormValues } from './booking-form-values.ts';
import { FORM_TEXT } from './texts.ts';

export type SavedBooking =
  | { readonly outcome: 'saved'; readonly booking: Booking }
  | { readonly outcome: 'unchanged' }
  /** The car is occupied by other bookings or blocks. */
  | { readonly outcome: 'conflict'; readonly conflicts: readonly BookingConflict[] }
  /** A colleague changed the booking first; `booking` is its current state. */
  | { readonly outcome: 'overtaken'; readonly booking: Booking }
  /** `text` is the error message, `fields` has the messages of single fields. */
  | { readonly outcome: 'failed'; readonly text: string; readonly fields: Readonly<Record<string, string>> };

interface SaveOptions {
  readonly values: BookingFormValues;
  readonly sum: RentalSum;
  /** Of the chosen car. */
  readonly rates: CarRates;
  /** Of a change that the rules price. */
  readonly price: SeenPrice | undefined;
  /** Confirmation code of a new booking; repeating it with the same content returns the same booking. */
  readonly code: string;
}

/** Returns the function that creates a booking, or changes `edited`. */
export function useSaveBooking(edited: Booking | undefined) {
  const { api, toasts, locale } = useHost();
  const { formatMessage } = useIntl();
  const { describeError, describeFields } = useErrorText();
  const showUndo = useUndoToast();
  const refresh = useRefresh();

  const create = async ({ values, sum, rates, code }: SaveOptions): Promise<Booking> => {
    const content = readBookingContent(values, sum, rates);
    const priceReason = values.agreedPrice.trim() && values.priceReason.trim();
    const staff = {
      status: values.status,
      notifyCustomer: values.notifyCustomer,
      ...(priceReason && { priceReason }),
    };
    try {
      return await api.createBooking({ ...content, confirmationCode: code }, staff);
    } catch (error) {
      if (errorType(error) !== 'confirmation_code_taken') throw error;
      return await api.createBooking({ ...content, confirmationCode: createConfirmationCode() }, staff);
    }
  };
  const explain = async (error: unknown): Promise<SavedBooking> => {
    const type = errorType(error);
    if (type === 'car_unavailable') {
      await refresh.bookings();
      return { outcome: 'conflict', conflicts: readConflicts(error) };
    }
    if (type === 'booking_changed' && edited) {
      const booking = await api.getEntity('CarsBooking', edited.id);
      await refresh.changedBooking(booking);
      return { outcome: 'overtaken', booking };
    }
    // The price of a car, or the car itself, may have changed.
    if (isApiError(error) && error.status >= 400 && error.status < 500) await refresh.cars();
    if (type === 'price_changed') await refresh.rates();
    // The dialog says why.
    console.error('The booking could not be saved', error);
    return { outcome: 'failed', text: describeError(error), fields: describeFields(error) };
  };

  return async (options: SaveOptions): Promise<SavedBooking> => {
    const { values, sum, rates, price } = options;
    try {
      if (!edited) {
        const booking = await create(options);
        const { confirmationCode, customerName } = booking;
        toasts.success(
          formatMessage(FORM_TEXT.created),
          formatMessage(FORM_TEXT.createdText, { code: confirmationCode, name: customerName }),
        );
        await refresh.changedBooking(booking);
        return { outcome: 'saved', booking };
      }
      const changes = findBookingChanges(edited, values, sum, rates);
      const names = Object.keys(changes) as (keyof Booking)[];
      if (names.length === 0) return { outcome: 'unchanged' };
      const booking = await api.updateEntity('CarsBooking', {
        ...changes,
        ...price,
        id: edited.id,
        ...basedOn(edited, [...fieldsSeenWith(names), ...(price ? (['totalPrice'] as const) : [])]),
        notifyCustomer: values.notifyCustomer,
        ...(changes.customerEmail !== undefined && values.keepAccess && { keepAccess: true }),
      });
      const restored = takeBackPriced(edited, booking, names, price);
      const undo = async () => {
        if (!restored) return;
        // A customer who was told of the change is told of its end.
        await refresh.changedBooking(
          await api.updateEntity('CarsBooking', { ...restored, notifyCustomer: values.notifyCustomer }),
        );
      };
      const labels = names.map((name) => formatMessage(FIELD_LABELS[name]));
      const changed = formatMessage(CHANGE_TEXT.of, {
        name: edited.confirmationCode,
        what: new Intl.ListFormat(locale.code).format(labels),
      });
      // The access that ends with an address does not come back with it.
      if (restored && (changes.customerEmail === undefined || values.keepAccess))
        showUndo(formatMessage(FORM_TEXT.changed), undo, { changed });
      else toasts.success(formatMessage(FORM_TEXT.changed), changed);
      await refresh.changedBooking(booking);
      return { outcome: 'saved', booking };
    } catch (error) {
      return await explain(error).catch(
        (second: unknown): SavedBooking => ({ outcome: 'failed', text: describeError(second), fields: {} }),
      );
    }
  };
}

/**
 * Fields that determine the total. A change of one of them requires that none was changed by others since it was
 * displayed.
 */
const PRICED = ['carId', 'pickupDate', 'dropoffDate', 'unitPrice'] as const satisfies readonly (keyof Booking)[];

/**
 * Returns the fields whose displayed values must be unchanged: the changed ones, and all of `PRICED` if one of them
 * changes.
 */
function fieldsSeenWith(changed: readonly (keyof Booking)[]): readonly (keyof Booking)[] {
  const isPriced = PRICED.some((name) => changed.includes(name));
  return isPriced ? [...new Set([...changed, ...PRICED])] : changed;
}
