import { useState } from 'react';
import { isApiError, type MyBooking, readProblem } from 'shared-kit/api-client';
import {
  type CarRates,
  CONTACT_FIELD_LIST,
  type ContactTexts,
  findContactProblems,
  isPickupFieldAsked,
  NO_CAR_RATES,
  normalizeContact,
  PICKUP_FIELD_NAMES,
  type PickupTexts,
  PLACE_FIELD_NAMES,
  type PlaceFieldName,
  toContactTexts,
  toPickupTexts,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { useProblemText } from 'shared-kit/ui';
import { useRates } from '../../data/use-rates.ts';
import { findTextProblems, normalizePickupAt, pickupPlaceOf, placeKind } from '../../ui/offered-choices.ts';
import { FIELD_TEXT } from '../../ui/texts.ts';
import { useAskedCountries } from '../../ui/use-asked-countries.ts';
import { CHANGE_TEXT } from './action-texts.ts';
import { type BookingActionOptions, useBookingAction } from './use-booking-action.ts';

type Texts = ContactTexts & PickupTexts;
type FieldName = keyof Texts;
/** As in the answer `price_changed`. */
type NewPrice = Extract<ReturnType<typeof readProblem>, { type: 'price_changed' }>['price'];
type Errors = { readonly [Name in FieldName]?: string | undefined };

const FIELD_NAMES: readonly FieldName[] = [...CONTACT_FIELD_LIST.map(([name]) => name), ...PICKUP_FIELD_NAMES];

interface ChangeFormOptions extends BookingActionOptions {
  readonly onClose: () => void;
}

/** Returns the state of the form that changes a booking. Unsaved input is kept. */
export function useChangeForm({ booking, onChanged, onStale, onClose }: ChangeFormOptions) {
  const { api, toasts } = useHost();
  const { formatMessage } = useIntl();
  const { describeField, describeFields } = useProblemText();
  const askedCountries = useAskedCountries();
  const known = useRates(booking.car.CarId);
  const rates = (known.status === 'ready' && known.value) || NO_CAR_RATES;
  /** Initial values, so that a concurrent change by staff is not reverted. */
  const [opened] = useState(booking);
  const [texts, setTexts] = useState<Texts>(() => ({ ...toContactTexts(booking), ...toPickupTexts(booking) }));
  const [errors, setErrors] = useState<Errors>({});
  /** Number of submits that were rejected with field errors. */
  const [rejections, setRejections] = useState(0);
  /** The price that a change of the pick-up makes, once the server has said so: the next submit accepts it. */
  const [newPrice, setNewPrice] = useState<NewPrice>();
  const { state, run } = useBookingAction({ booking, onChanged, onStale });

  const reject = (found: Errors) => {
    setErrors(found);
    if (Object.keys(found).length > 0) setRejections((count) => count + 1);
  };

  const change = (name: FieldName, text: string) => {
    setTexts((known) => ({ ...known, [name]: text }));
    setNewPrice(undefined);
    setErrors(({ [name]: _, ...others }) => others);
  };

  const submit = async () => {
    const problems = Object.entries({ ...findContactProblems(texts), ...findTextProblems(texts, rates) });
    if (problems.length > 0)
      return reject(Object.fromEntries(problems.map(([name, problem]) => [name, describeField(name, problem)])));
    const changes = findChanges(opened, texts, rates);
    if (changes.customerPhone && askedCountries(changes.customerPhone).length > 0)
      return reject({ customerPhone: formatMessage(FIELD_TEXT.countryMissing) });
    if (Object.keys(changes).length === 0) return onClose();
    reject({});
    const { confirmationCode, status } = booking;
    const isChanged = await run(async () => {
      try {
        const total = newPrice?.totalPrice ?? opened.totalPrice;
        // A server that tells no lines knows no totals of changes.
        const seen = opened.lines && ('pickupPlace' in changes || 'pickupTime' in changes) ? { totalPrice: total } : {};
        return await api.myBookings.change({ ...changes, ...seen, confirmationCode, basedOnStatus: status });
      } catch (error) {
        const problem = readProblem(error);
        if (problem?.type === 'price_changed') setNewPrice(problem.price);
        if (isApiError(error) && error.status === 400) reject(describeFields(error));
        throw error;
      }
    });
    if (!isChanged) return;
    toasts.success(formatMessage(CHANGE_TEXT.saved), formatMessage(CHANGE_TEXT.savedDetail));
    onClose();
  };

  return { texts, errors, state, rejections, newPrice, rates, change, submit: () => void submit() };
}

/** Returns the fields that differ from the booking's; an empty text clears one. */
function findChanges(booking: MyBooking, texts: Texts, rates: CarRates): Partial<Texts> {
  const kind = placeKind(pickupPlaceOf(texts, rates), rates);
  const isHidden = (name: PlaceFieldName) => !isPickupFieldAsked(name, { pickupPlace: kind });
  const wanted: Readonly<Partial<Record<FieldName, string>>> = {
    ...normalizeContact(texts),
    ...normalizePickupAt(texts, rates),
  };
  // An absent place means the agency. One that is not chosen anew stays, with what is said of it, also when it is not offered.
  const { pickupPlace = 'agency' } = booking;
  const kept = texts.pickupPlace === pickupPlace ? ['pickupPlace', ...PLACE_FIELD_NAMES.filter(isHidden)] : [];
  const known = { ...booking, pickupPlace: pickupPlace === 'agency' ? '' : pickupPlace };
  const names = FIELD_NAMES.filter((name) => (wanted[name] ?? '') !== (known[name] ?? '') && !kept.includes(name));
  return Object.fromEntries(names.map((name) => [name, wanted[name] ?? '']));
}
