import type { ReactNode } from 'react';
import {
  type CalendarDay,
  type CarRates,
  findPlace,
  formatHours,
  hoursOf,
  isOpen,
  nameIn,
  type Stop,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost, useHoursRemark } from 'shared-kit/remote';
import { PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import { placeValue } from './offered-choices.ts';
import type { OfferedPlaces } from './pickup-fields.tsx';
import { PLACE_TEXT } from './place-texts.ts';

/** Returns functions that describe the places that the owner has set up, in the language of the page. */
export function usePlaceTexts({ places }: Pick<CarRates, 'places'>) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const hoursRemark = useHoursRemark();
  const price = (amount: number) => format.price(amount, site.currencySigns.booking);
  const atAgency = formatMessage(PICKUP_PLACE_TEXT.agency);

  return {
    /** @param value of a place, as in the form */
    name(value: string): string {
      const place = findPlace({ places }, value);
      return place ? nameIn(place.names, locale.code) : atAgency;
    },
    /** The places with their fees, and the agency, which need not be set up. */
    options(direction: Stop['direction']): OfferedPlaces['options'] {
      const offered = places.map((place) => {
        const fee = place[`${direction}Fee`] ?? 0;
        const name = nameIn(place.names, locale.code);
        const label =
          fee > 0
            ? formatMessage(PLACE_TEXT.withFee, { place: name, price: price(fee) })
            : formatMessage(PLACE_TEXT.free, { place: name });
        return { value: placeValue(place, { places }), label };
      });
      return findPlace({ places }, 'agency') ? offered : [{ value: 'agency', label: atAgency }, ...offered];
    },
    /** What the place's opening hours mean for a time, or for any time of the day. */
    timeHint(value: string, day: CalendarDay | undefined, time: string): ReactNode {
      const place = findPlace({ places }, value);
      if (!place) return hoursRemark('customer', time);
      if (!day || !place.hours?.length) return undefined;
      if (time && isOpen(place, day, time)) return undefined;
      const hours = formatHours(hoursOf(place, day), locale.code);
      const fee = place.outOfHoursFee;
      if (fee === undefined || (!time && hours))
        return formatMessage(hours ? PLACE_TEXT.open : PLACE_TEXT.closed, { hours });
      return formatMessage(hours ? PLACE_TEXT.outOfHours : PLACE_TEXT.closedDay, { hours, price: price(fee) });
    },
  };
}
