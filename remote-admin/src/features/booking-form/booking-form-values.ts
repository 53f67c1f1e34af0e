import {
  addDays,
  type Booking,
  type CalendarDay,
  type ContactTexts,
  type CREATION_STATUSES,
  type LocaleCode,
  type PickupTexts,
  toContactTexts,
  toPickupTexts,
} from 'shared-kit/domain';
import { type ChoiceValues, toChoiceValues } from '../../data/rental-choices.ts';

/** Input of a booking by staff, possibly incomplete. */
export interface BookingFormValues extends ContactTexts, PickupTexts, ChoiceValues {
  readonly locale: LocaleCode | '';
  readonly pickupDate: string;
  readonly dropoffDate: string;
  readonly carId: string;
  /** As typed; empty for the list price. */
  readonly agreedPrice: string;
  readonly priceReason: string;
  /** Of a new booking. */
  readonly status: (typeof CREATION_STATUSES)[number];
  readonly notifyCustomer: boolean;
  /** Whether access that came by the former e-mail address stays. */
  readonly keepAccess: boolean;
}

/** State of the dialog; unsaved input is stored as a draft. */
export interface BookingFormState {
  /** The booking to edit, as it was when its values were read; undefined for a new one. */
  readonly booking: Booking | undefined;
  readonly values: BookingFormValues;
  /** Confirmation code of a new booking. */
  readonly code: string;
}

/** Initial car and days of the form. */
export interface ProposedRental {
  readonly carId?: string;
  readonly pickupDate?: CalendarDay;
  readonly dropoffDate?: CalendarDay;
}

/** Returns the values of a new booking: from today to tomorrow unless proposed otherwise. */
export function newBookingValues(proposed: ProposedRental, today: CalendarDay): BookingFormValues {
  const pickupDate = proposed.pickupDate ?? today;
  return {
    ...toContactTexts({}),
    ...toPickupTexts({}),
    ...toChoiceValues({}),
    locale: '',
    pickupDate,
    dropoffDate: proposed.dropoffDate ?? addDays(pickupDate, 1),
    carId: proposed.carId ?? '',
    agreedPrice: '',
    priceReason: '',
    status: 'reserved',
    notifyCustomer: false,
    keepAccess: false,
  };
}

/** Returns the values of a booking that is edited. */
export function editedBookingValues(booking: Booking, proposed: ProposedRental = {}): BookingFormValues {
  const { priceReason = '' } = booking;
  return {
    ...toContactTexts(booking),
    ...toPickupTexts(booking),
    ...toChoiceValues(booking),
    locale: booking.locale ?? '',
    pickupDate: booking.pickupDate,
    dropoffDate: booking.dropoffDate,
    carId: booking.carId,
    ...proposed,
    agreedPrice: priceReason && booking.unitPrice.toFixed(2),
    priceReason,
    status: 'reserved',
    notifyCustomer: false,
    keepAccess: false,
  };
}
