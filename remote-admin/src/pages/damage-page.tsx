import { useParams } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { useStaffCar } from '../data/use-booking.ts';
import { CarDamages } from '../features/handover/car-damages.tsx';
import { CAR_TEXT, SECTIONS } from '../features/handover/texts.ts';
import { BackLink } from '../ui/back-link.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { plateText } from '../ui/plate.tsx';

/** `/admin/cars/{carId}/damage`: the damage of a car. */
export function DamagePage() {
  const { formatMessage } = useIntl();
  const { carId = '' } = useParams();
  const car = useStaffCar(carId);
  const { name = carId, plate } = car.status === 'ready' ? car.value : {};
  return (
    <>
      <PageHeader
        title={formatMessage(SECTIONS.damages)}
        subtitle={plate ? `${name} ${plateText(plate)}` : name}
        back={<BackLink to="/admin?tab=fleet" label={CAR_TEXT.fleet} />}
      />
      <CarDamages carId={carId} plate={plate} />
    </>
  );
}
