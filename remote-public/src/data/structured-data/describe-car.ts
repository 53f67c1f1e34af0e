import type { CarLeaf, MergeLeafTypes, OfferLeaf, ProductLeaf } from 'schema-dts';
import {
  type CalendarDay,
  type Car,
  currencyCode,
  ogImagePath,
  type ReviewSummary,
  type SiteSettings,
} from 'shared-kit/domain';
import { agencyId } from './describe-agency.ts';
import { describeRating } from './describe-rating.ts';

/** Texts of the page about a car, in its language. */
interface CarTexts {
  readonly description: string;
  readonly type: string;
  readonly fuel: string;
  readonly transmission: string;
}

/** A price for which the car can be rented, as its page shows it. */
export interface OfferedPrice {
  readonly price: number;
  /** How many days the price is for. */
  readonly days: number;
  /** URL of the page that shows it. */
  readonly url: string;
  /** The last day on which it can be booked; absent when no rule ends it. */
  readonly validUntil?: CalendarDay | undefined;
  /** Of the car's offer; absent while there are few. */
  readonly reviews?: ReviewSummary | undefined;
}

/**
 * Returns a car with the offer to rent it; with a rating only where there are reviews, which schema.org requires.
 * @param url of the car's page
 */
export function describeCar(
  car: Car,
  url: string,
  { description, type, fuel, transmission }: CarTexts,
  site: SiteSettings,
  offered: OfferedPrice,
): MergeLeafTypes<[ProductLeaf, CarLeaf]> {
  const priceCurrency = currencyCode(site.currencySigns.storefront);
  return {
    '@type': ['Product', 'Car'],
    name: car.name,
    description,
    sku: car.CarId,
    url,
    ...(car.image && { image: new URL(ogImagePath(car.image) ?? car.image, site.siteUrl).href }),
    bodyType: type,
    vehicleSeatingCapacity: car.seats,
    vehicleTransmission: transmission,
    fuelType: fuel,
    // An offer needs a currency code.
    ...(priceCurrency && { offers: describeOffer(offered, priceCurrency, site) }),
    ...describeRating(offered.reviews),
  };
}

function describeOffer(
  { price, days, url, validUntil }: OfferedPrice,
  priceCurrency: string,
  site: SiteSettings,
): OfferLeaf {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency,
    ...(validUntil && { priceValidUntil: validUntil }),
    availability: 'https://schema.org/InStock',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      unitCode: 'DAY',
      referenceQuantity: { '@type': 'QuantitativeValue', value: days, unitCode: 'DAY' },
    },
    seller: { '@type': 'AutoRental', '@id': agencyId(site), name: site.agencyName },
  };
}
