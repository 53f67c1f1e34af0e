import { useIntl } from 'shared-kit/intl';
import { useCar } from '../../data/use-car.ts';
import { ColourLine } from '../../ui/colour-name.tsx';
import { CONFIRMATION_TEXT } from './texts.ts';

interface TwinNoteProps {
  /** The booked car. */
  readonly carId: string;
  readonly name: string;
}

/** Says that another car of the same offer was booked than the chosen one, and its colour (docs/rules.md#offers). */
export function TwinNote({ carId, name }: TwinNoteProps) {
  const { formatMessage } = useIntl();
  const car = useCar(carId);
  return (
    <p>
      <strong>{formatMessage(CONFIRMATION_TEXT.twin, { name: <bdi translate="no">{name}</bdi> })}</strong>
      <ColourLine colour={car.status === 'ready' ? car.value.colour : undefined} />
    </p>
  );
}
