import type { CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { offeredPlace, pickupPlaceOf } from '../../ui/offered-choices.ts';
import { RETURN_TEXT } from '../../ui/place-texts.ts';
import { StopFields } from '../../ui/stop-fields.tsx';
import { FIELD_TEXT } from '../../ui/texts.ts';
import { usePlaceTexts } from '../../ui/use-place-texts.ts';
import { Disclosure } from './disclosure.tsx';
import type { BookingForm } from './use-booking-form.ts';

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
  const { dropoffTime, dropoffPlace } = choices;
  const places = usePlaceTexts(rates);
  const elsewhere = dropoffPlace && offeredPlace(dropoffPlace, rates);
  const note = [elsewhere && places.name(elsewhere), dropoffTime && format.time(dropoffTime)].filter(Boolean);
  return (
    <Disclosure
      title={formatMessage(RETURN_TEXT.heading)}
      note={note.join(' · ') || formatMessage(FIELD_TEXT.optional)}
    >
      <StopFields
        direction="dropoff"
        day={day}
        time={dropoffTime}
        place={dropoffPlace}
        pickupPlace={pickupPlaceOf(pickup, rates)}
        rates={rates}
        errors={{ time: errors.dropoffTime, place: errors.dropoffPlace }}
        onChange={(changed) =>
          choose('time' in changed ? { dropoffTime: changed.time } : { dropoffPlace: changed.place })
        }
      />
    </Disclosure>
  );
}
