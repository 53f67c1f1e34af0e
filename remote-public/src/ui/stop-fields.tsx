import type { CalendarDay, CarRates, Stop } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { PICKUP_LABELS } from 'shared-kit/ui';
import { FormField } from './form-field.tsx';
import { offeredPlace, placeKind } from './offered-choices.ts';
import { PlaceOptions, TimeOptions } from './pickup-fields.tsx';
import { RETURN_TEXT } from './place-texts.ts';
import styles from './stop-fields.module.css';
import { usePlaceTexts } from './use-place-texts.ts';

interface StopFieldsProps {
  readonly direction: Stop['direction'];
  readonly day: CalendarDay | undefined;
  /** `HH:mm`, or empty. */
  readonly time: string;
  /** Empty for a return at the place of the pick-up. */
  readonly place: string;
  readonly pickupPlace: string;
  readonly rates: Pick<CarRates, 'places'>;
  readonly errors?: { readonly time?: string | undefined; readonly place?: string | undefined };
  readonly onChange: (changed: { readonly time: string } | { readonly place: string }) => void;
}

/** Time and place of a pick-up or a return, at one of the places that the owner has set up. */
export function StopFields({ direction, day, time, place, pickupPlace, rates, errors, onChange }: StopFieldsProps) {
  const { formatMessage } = useIntl();
  const texts = usePlaceTexts(rates);
  const isReturn = direction === 'dropoff';
  const chosen = (place && offeredPlace(place, rates)) || '';
  const isAtAddress = isReturn && chosen !== '' && placeKind(chosen, rates) === 'address';
  return (
    <div className={styles.fields}>
      <FormField
        label={formatMessage(isReturn ? RETURN_TEXT.time : PICKUP_LABELS.pickupTime)}
        hint={texts.timeHint(chosen || pickupPlace, day, time)}
        error={errors?.time}
      >
        {(attributes) => (
          <select
            {...attributes}
            name={`${direction}Time`}
            value={time}
            onChange={({ target }) => onChange({ time: target.value })}
          >
            <TimeOptions chosen={time} />
          </select>
        )}
      </FormField>
      <FormField
        label={formatMessage(isReturn ? RETURN_TEXT.place : PICKUP_LABELS.pickupPlace)}
        hint={isAtAddress && formatMessage(RETURN_TEXT.address)}
        error={errors?.place}
      >
        {(attributes) => (
          <select
            {...attributes}
            name={`${direction}Place`}
            value={chosen}
            onChange={({ target }) => onChange({ place: target.value })}
          >
            {isReturn && <option value="">{formatMessage(RETURN_TEXT.same)}</option>}
            <PlaceOptions places={texts.options(direction)} />
          </select>
        )}
      </FormField>
    </div>
  );
}
