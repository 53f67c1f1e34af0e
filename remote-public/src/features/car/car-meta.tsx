import { type Car, formatPrice, ogImagePath } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { PublicPageMeta, StructuredData } from 'shared-kit/ui';
import { describeBreadcrumbs } from '../../data/structured-data/describe-breadcrumbs.ts';
import { describeCar } from '../../data/structured-data/describe-car.ts';
import { carAddress } from '../../data/use-date-range-parameters.ts';
import { CAR_TEXT } from './texts.ts';

/** Metadata and structured data of a car's page. */
export function CarMeta({ car }: { readonly car: Car }) {
  const { site, locale } = useHost();
  const { name, type, price, image, CarId } = car;
  const description = CAR_TEXT.description(name, type, formatPrice(price, site.currencySigns.storefront));
  const path = carAddress(CarId, undefined, {});
  const shareImagePath = ogImagePath(image);
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
      <StructuredData data={describeCar(car, path, description, site)} />
      <StructuredData data={describeBreadcrumbs(site, [CAR_TEXT.allCars, '/cars'], [name, path])} />
    </>
  );
}
