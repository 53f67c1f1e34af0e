import { type CarRates, type DateRange, findPlace, isOpen, joinWords, nameIn, type Place } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useSearchedPickup } from '../../data/rental-search.ts';
import styles from './booking-card.module.css';
import { OPEN_PLACES_TEXT as TEXT } from './open-places-texts.ts';

export interface OpenPlacesProps {
  readonly range: DateRange;
  readonly rates: CarRates;
}

/** Which places are open on days on which the agency is closed, before the form asks for one. */
export function OpenPlaces({ range, rates }: OpenPlacesProps) {
  const { formatMessage, locale } = useIntl();
  const { time } = useSearchedPickup();
  const agency = findPlace(rates, 'agency');
  const stops = [
    { text: TEXT.pickup, day: range.from, time },
    { text: TEXT.dropoff, day: range.to, time: undefined },
  ];
  return stops.map((stop) => {
    const isUsable = (place: Place) => place.outOfHoursFee !== undefined || isOpen(place, stop.day, stop.time);
    if (!agency || isUsable(agency)) return null;
    const places = rates.places.filter(isUsable).map(({ names }) => nameIn(names, locale));
    return (
      <p key={stop.text.id} className={styles.advice}>
        {formatMessage(stop.text, { places: <bdi key="places">{joinWords(places, locale)}</bdi> })}
      </p>
    );
  });
}
