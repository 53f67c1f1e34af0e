import type { CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { FormField } from '../../ui/form-field.tsx';
import { PlaceOptions, TimeOptions } from '../../ui/pickup-fields.tsx';
import { FIELD_TEXT } from '../../ui/texts.ts';
import { Disclosure } from './disclosure.tsx';
import { offeredPlace, pickupPlaceOf, placeKind } from './rental-choices.ts';
import styles from './return-disclosure.module.css';
import { RETURN_TEXT as TEXT } from './texts.ts';
import type { BookingForm } from './use-booking-form.ts';
import { usePlaceTexts } from './use-place-texts.ts';

interface ReturnDisclosureProps {
  readonly form: BookingForm;
  readonly day: CalendarDay | undefined;
}

/** Where and when the car is given back: at the place of the pick-up unless another one is chosen. */
export function ReturnDisclosure({ form, day }: ReturnDisclosureProps) {
  const { formatMessage } = useIntl();
  const format = useFormat();
  const { pickup, choices, errors, choose } = form;
  const { rates } = form.rental;
  const { dropoffTime } = choices;
  const places = usePlaceTexts(rates);
  const elsewhere = (choices.dropoffPlace && offeredPlace(choices.dropoffPlace, rates)) || '';
  const place = elsewhere || pickupPlaceOf(pickup, rates);
  const note = [elsewhere && places.name(elsewhere), dropoffTime && format.time(dropoffTime)].filter(Boolean);
  const isAtAddress = elsewhere !== '' && placeKind(elsewhere, rates) === 'address';
  return (
    <Disclosure title={formatMessage(TEXT.heading)} note={note.join(' · ') || formatMessage(FIELD_TEXT.optional)}>
      <div className={styles.fields}>
        <FormField
          label={formatMessage(TEXT.time)}
          hint={places.timeHint(place, day, dropoffTime)}
          error={errors.dropoffTime}
        >
          {(attributes) => (
            <select
              {...attributes}
              name="dropoffTime"
              value={dropoffTime}
              onChange={({ target }) => choose({ dropoffTime: target.value })}
            >
              <TimeOptions chosen={dropoffTime} />
            </select>
          )}
        </FormField>
        <FormField
          label={formatMessage(TEXT.place)}
          hint={isAtAddress && formatMessage(TEXT.address)}
          error={errors.dropoffPlace}
        >
          {(attributes) => (
            <select
              {...attributes}
              name="dropoffPlace"
              value={elsewhere}
              onChange={({ target }) => choose({ dropoffPlace: target.value })}
            >
              <option value="">{formatMessage(TEXT.same)}</option>
              <PlaceOptions places={places.options('dropoff')} />
            </select>
          )}
        </FormField>
      </div>
    </Disclosure>
  );
}
