import type { CalendarDay, CarRates, PickupTexts } from 'shared-kit/domain';
import { pickupPlaceOf, placeKind } from './offered-choices.ts';
import type { OfferedPlaces } from './pickup-fields.tsx';
import { usePlaceTexts } from './use-place-texts.ts';

/** Returns the owner's places for the fields of a pick-up on a day; undefined while none are set up. */
export function useOfferedPlaces(
  pickup: PickupTexts,
  rates: Pick<CarRates, 'places'>,
  day: CalendarDay | undefined,
): OfferedPlaces | undefined {
  const texts = usePlaceTexts(rates);
  if (rates.places.length === 0) return undefined;
  const chosen = pickupPlaceOf(pickup, rates);
  return {
    options: texts.options('pickup'),
    chosen,
    kind: placeKind(chosen, rates),
    timeHint: texts.timeHint(chosen, day, pickup.pickupTime),
  };
}
