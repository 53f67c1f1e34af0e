import { type Car, type DateRange, localizePath, ogImagePath, photosOf, type ReviewSummary } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { PublicPageMeta, StructuredData, useCarValues } from 'shared-kit/ui';
import { describeBreadcrumbs } from '../../data/structured-data/describe-breadcrumbs.ts';
import { describeCar } from '../../data/structured-data/describe-car.ts';
import { carAddress } from '../../data/use-date-range-parameters.ts';
import { CRUMB_TEXT } from '../../ui/texts.ts';
import { CAR_TEXT } from './texts.ts';
import type { CarPrices } from './use-car-prices.ts';

interface CarMetaProps {
  readonly car: Car;
  readonly prices: CarPrices;
  /** The dates in the URL, if the car can be booked on them. */
  readonly range: DateRange | undefined;
  /** Of its offer; absent while there are few. */
  readonly reviews?: ReviewSummary | undefined;
}

/** Metadata and structured data of a car's page. */
export function CarMeta({ car, prices, range, reviews }: CarMetaProps) {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const values = useCarValues();
  const { name, CarId } = car;
  const image = photosOf(car)[0] ?? car.image;
  const perDay = useFormat().price(prices.perDay(undefined).price, site.currencySigns.storefront);
  const texts = {
    type: values.type(car.type),
    fuel: values.fuel(car.fuel),
    transmission: values.transmission(car.transmission),
  };
  const description = formatMessage(CAR_TEXT.description, { name, type: texts.type, price: perDay });
  const path = carAddress(CarId, undefined, {});
  const url = site.siteUrl + localizePath(locale.code, path);
  const { range: priced, ...price } = prices.offered(range);
  const offered = { ...price, url: site.siteUrl + localizePath(locale.code, carAddress(CarId, priced, {})) };
  const shareImagePath = ogImagePath(image);
  const crumbs = [
    [formatMessage(CRUMB_TEXT.home), '/'],
    [formatMessage(CAR_TEXT.allCars), '/cars'],
    [name, path],
  ] as const;
  return (
    <>
      <PublicPageMeta
        title={name}
        description={description}
        site={site}
        locale={locale.code}
        path={path}
        shareImage={shareImagePath ? { path: shareImagePath, alt: name } : undefined}
      />
      <StructuredData
        data={describeCar({ ...car, image }, url, { ...texts, description }, site, { ...offered, reviews })}
      />
      <StructuredData data={describeBreadcrumbs(site, locale.code, crumbs)} />
    </>
  );
}
