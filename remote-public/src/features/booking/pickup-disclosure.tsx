import { type CalendarDay, isWithinOpeningHours } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { PickupFields } from '../../ui/pickup-fields.tsx';
import { FIELD_TEXT, PICKUP_TEXT } from '../../ui/texts.ts';
import { useOfferedPlaces } from '../../ui/use-offered-places.ts';
import { usePlaceTexts } from '../../ui/use-place-texts.ts';
import { Disclosure } from './disclosure.tsx';
import type { BookingForm } from './use-booking-form.ts';

interface PickupDisclosureProps {
  readonly form: BookingForm;
  readonly day: CalendarDay | undefined;
}

/** The pick-up fields, which are open initially if the searched time is outside of the opening hours. */
export function PickupDisclosure({ form, day }: PickupDisclosureProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  const { openingHours } = useHost().site;
  const { pickup, errors, changePickup } = form;
  const { rates } = form.rental;
  const { pickupTime } = pickup;
  const texts = usePlaceTexts(rates);
  const places = useOfferedPlaces(pickup, rates, day);
  const elsewhere = places && places.chosen !== 'agency' && texts.name(places.chosen);
  const note = [elsewhere, pickupTime && time(pickupTime)].filter(Boolean);
  return (
    <Disclosure
      title={formatMessage(PICKUP_TEXT.heading)}
      note={note.join(' · ') || formatMessage(FIELD_TEXT.optional)}
      isOpenAtFirst={pickupTime !== '' && !isWithinOpeningHours(pickupTime, openingHours)}
    >
      <PickupFields texts={pickup} errors={errors} onChange={changePickup} places={places} />
    </Disclosure>
  );
}
