import { type Car, formatPrice, ogImagePath } from 'shared-kit/domain';
import { useHost } from 'shared-kit/remote';
import { PublicPageMeta, StructuredData } from 'shared-kit/ui';
import { describeBreadcrumbs } from '../../data/structured-data/describe-breadcrumbs.ts';
import { describeCar } from '../../data/structured-data/describe-car.ts';
import { carAddress } from '../../data/use-date-range-parameters.ts';
import { CAR_TEXT } from './texts.ts';

/** What the page of a car says of itself to search engines and to those whom its link is sent to. */
export function CarMeta({ car }: { readonly car: Car }) {
  const { site } = useHost();
  const { name, type, price, image, CarId } = car;
  const description = CAR_TEXT.description(name, type, formatPrice(price, site.currencySigns.storefront));
  const path = carAddress(CarId, undefined, {});
  const picture = ogImagePath(image);
  return (
    <>
      <PublicPageMeta
        title={name}
        description={description}
        site={site}
        path={path}
        picture={picture ? { path: picture, alt: name } : undefined}
      />
      <StructuredData data={describeCar(car, path, description, site)} />
      <StructuredData data={describeBreadcrumbs(site, [CAR_TEXT.allCars, '/cars'], [name, path])} />
    </>
  );
}
