import { type Car, photosOf } from 'shared-kit/domain';
import { CarImage } from 'shared-kit/ui';
import { ArchWell, WELL_SIZES } from './arch-well.tsx';
import { PhotoStrip } from './photo-strip.tsx';

/** The photographs of a car; its drawing in an arch when there are none (docs/rules.md#pictures). */
export function CarGallery({ car }: { readonly car: Car }) {
  const photos = photosOf(car);
  if (photos.length > 0) return <PhotoStrip photos={photos} name={car.name} />;
  return (
    <ArchWell>
      <CarImage src={car.image} name={car.name} sizes={WELL_SIZES} loadingPriority="first" />
    </ArchWell>
  );
}
