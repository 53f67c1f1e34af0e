import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import {
  isPickupFieldAsked,
  PICKUP_FIELDS,
  type PickupFieldName,
  type PickupTexts,
  PLACE_FIELD_NAMES,
  type Place,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHoursRemark } from 'shared-kit/remote';
import { PICKUP_LABELS } from 'shared-kit/ui';
import { withKindOfPlace } from '../data/rental-choices.ts';
import { ChoiceField } from './choice-field.tsx';
import styles from './pickup-inputs.module.css';
import { NOTE_TEXT } from './texts.ts';
import { TimeField } from './time-field.tsx';
import { usePlaceChoices } from './use-place-choices.ts';

interface PickupInputsProps {
  readonly texts: Pick<PickupTexts, 'pickupTime' | 'pickupPlace'>;
  /** Those that the owner has set up. */
  readonly places: readonly Place[];
  /** Name of the place that the booking has, which may have been deleted. */
  readonly placeName?: string | undefined;
  /** Further inputs, before the note. */
  readonly children?: ReactNode;
}

/** The inputs of the pick-up details, within a form of these values; those of a place appear when it is chosen. */
export function PickupInputs({ texts, places, placeName, children }: PickupInputsProps) {
  const { formatMessage } = useIntl();
  const hoursRemark = useHoursRemark();
  const choicesOf = usePlaceChoices(places);
  const field = (name: PickupFieldName) => ({ name, label: formatMessage(PICKUP_LABELS[name]) });
  const asked = withKindOfPlace(texts, places);
  return (
    <>
      <div className={styles.columns}>
        <Form.Item {...field('pickupTime')} extra={hoursRemark('staff', texts.pickupTime)}>
          <TimeField />
        </Form.Item>
        <Form.Item {...field('pickupPlace')}>
          <ChoiceField choices={choicesOf('pickup', texts.pickupPlace, placeName)} />
        </Form.Item>
        {PLACE_FIELD_NAMES.filter((name) => isPickupFieldAsked(name, asked)).map((name) => (
          <Form.Item key={name} {...field(name)}>
            <Input autoComplete="off" maxLength={PICKUP_FIELDS[name].maxLength} />
          </Form.Item>
        ))}
        {children}
      </div>
      <Form.Item name="note" label={formatMessage(NOTE_TEXT.customer)}>
        <Input.TextArea rows={2} maxLength={PICKUP_FIELDS.note.maxLength} />
      </Form.Item>
    </>
  );
}
