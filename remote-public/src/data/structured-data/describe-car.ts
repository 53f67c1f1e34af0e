import type { CarLeaf, MergeLeafTypes, OfferLeaf, ProductLeaf } from 'schema-dts';
import { type Car, currencyCode, ogImagePath, type SiteSettings } from 'shared-kit/domain';
import { agencyId } from './describe-agency.ts';

/** Texts of the page about a car, in its language. */
interface CarTexts {
  readonly description: string;
  readonly type: string;
  readonly fuel: string;
  readonly transmission: string;
}

/**
 * Returns a car with the offer to rent it by the day. Without its rating: schema.org requires a number of reviews.
 * @param url of the car's page
 */
export function describeCar(
  car: Car,
  url: string,
  { description, type, fuel, transmission }: CarTexts,
  site: SiteSettings,
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
    ...(priceCurrency && { offers: describeOffer(car.price, priceCurrency, url, site) }),
  };
}

function describeOffer(price: number, priceCurrency: string, url: string, site: SiteSettings): OfferLeaf {
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency,
    availability: 'https://schema.org/InStock',
    businessFunction: { '@id': 'http://purl.org/goodrelations/v1#LeaseOut' },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency,
      unitCode: 'DAY',
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'DAY' },
    },
    seller: { '@type': 'AutoRental', '@id': agencyId(site), name: site.agencyName },
  };
}
