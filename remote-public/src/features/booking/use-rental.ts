import { useState } from 'react';
import type { OfferedRates } from 'shared-kit/api-client';
import {
  agencyToday,
  type Car,
  type CarRates,
  type DateRange,
  findRateProblems,
  type PickupTexts,
  type Quote,
  quote,
  type RateProblems,
} from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { useRatesOn } from '../../data/use-rates.ts';
import { type BookedChoices, type ChoiceTexts, readChoices } from './rental-choices.ts';

/** What a rental costs, as quoted here or by the server. */
export type Price = Pick<Quote, 'days' | 'unitPrice' | 'totalPrice' | 'lines'>;

export interface Rental {
  readonly rates: OfferedRates;
  readonly booked: BookedChoices;
  /** Absent without dates. */
  readonly price: Price | undefined;
  /** What the same rental cost before, if its price has changed since it was shown. */
  readonly formerPrice: Price | undefined;
  /** Why the owner's rules refuse the rental. */
  readonly problems: RateProblems;
}

/** What was shown last, and for what. */
interface Shown {
  readonly asked: string;
  readonly price: Price | undefined;
  readonly formerPrice: Price | undefined;
}

const NOTHING_SHOWN: Shown = { asked: '', price: undefined, formerPrice: undefined };

interface Asked {
  readonly car: Car;
  /** The owner's rules; absent when there are none. */
  readonly rates: CarRates | undefined;
  readonly range: DateRange | undefined;
  readonly pickup: PickupTexts;
  readonly choices: ChoiceTexts;
}

/** Returns what the form books and what it costs, and the function that takes another price from the server for it. */
export function useRental({
  car,
  rates: known,
  range,
  pickup,
  choices,
}: Asked): readonly [Rental, (price: Price) => void] {
  const { now, site } = useHost();
  const rates = useRatesOn(car.CarId, range, known);
  const booked = readChoices(pickup, choices, rates);
  const { pickupAddress: _, flightNumber: __, note: ___, ...priced } = booked;
  const asked = JSON.stringify([car.CarId, range, priced]);
  const [answered, setAnswered] = useState<{ readonly asked: string; readonly price: Price }>();
  const quoted = range && quote({ unitPrice: car.price, range, rates, ...priced });
  const price = answered?.asked === asked ? answered.price : quoted;

  const [shown, setShown] = useState<Shown>(NOTHING_SHOWN);
  if (shown.asked !== asked || shown.price?.totalPrice !== price?.totalPrice)
    setShown({ asked, price, formerPrice: shown.asked === asked ? (shown.formerPrice ?? shown.price) : undefined });

  const isOtherPrice = shown.asked === asked && shown.formerPrice?.totalPrice !== price?.totalPrice;
  return [
    {
      rates,
      booked,
      price,
      formerPrice: isOtherPrice ? shown.formerPrice : undefined,
      problems: range ? findRateProblems(range, priced, rates, agencyToday(now(), site.timeZone)) : {},
    },
    (changed) => setAnswered({ asked, price: changed }),
  ];
}
