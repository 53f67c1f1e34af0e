import { type AgreedRates, ratesOf } from 'shared-kit/domain';
import { findCarPrice } from '../fleet/prices/find-priced-car.ts';
import { readRulesVersion } from '../fleet/prices/read-price-rules.ts';
import type { Database } from '../platform/database/database.ts';
import type { StoredBooking } from './commands/booking-command.ts';

/** Returns the rules that a booking was priced by; undefined when none were set, or its car is gone. */
export async function readAgreedRates(
  database: Database,
  { rulesVersion, pricedCarId, carId, isPriceAgreed }: StoredBooking,
  priceStep: number | undefined,
): Promise<AgreedRates | undefined> {
  if (rulesVersion === null) return undefined;
  const car = await findCarPrice(database, pricedCarId ?? carId);
  if (!car) return undefined;
  const { rules } = await readRulesVersion(database, rulesVersion);
  return { rates: ratesOf(rules, car, priceStep), isAgreedPrice: isPriceAgreed };
}
