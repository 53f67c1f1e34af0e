import { findPlace, nameIn, PICKUP_PLACES, type Place } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import { PRICE_TEXT } from './price-texts.ts';

/** Returns the function that lists the places where a car may be handed over or taken back, with their fees. */
export function usePlaceChoices(places: readonly Place[]) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();

  /**
   * @param chosen the place of the booking: its kind stands for the place of that kind
   * @param formerName of a place that is no longer set up
   */
  return (direction: 'pickup' | 'dropoff', chosen: string, formerName?: string) => {
    const ofChosen = findPlace({ places }, chosen);
    const setUp = places.map((place) => {
      const name = nameIn(place.names, locale.code);
      const fee = direction === 'pickup' ? place.pickupFee : place.dropoffFee;
      const price = fee && format.price(fee, site.currencySigns.console);
      return {
        value: place === ofChosen && chosen ? chosen : String(place.id),
        label: price ? formatMessage(PRICE_TEXT.handoverPlace, { place: name, price }) : name,
      };
    });
    const kinds = PICKUP_PLACES.filter((kind) => !findPlace({ places }, kind));
    const others = kinds.map((kind) => ({ value: kind as string, label: formatMessage(PICKUP_PLACE_TEXT[kind]) }));
    const known = [...setUp, ...others];
    const isKnown = !chosen || known.some(({ value }) => value === chosen);
    return isKnown ? known : [...known, { value: chosen, label: formerName ?? chosen }];
  };
}
