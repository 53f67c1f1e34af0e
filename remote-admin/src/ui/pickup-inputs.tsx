import { Form, Input } from 'antd';
import type { ReactNode } from 'react';
import {
  isPickupFieldAsked,
  PICKUP_FIELDS,
  PICKUP_PLACES,
  type PickupFieldName,
  type PickupTexts,
  PLACE_FIELD_NAMES,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHoursRemark } from 'shared-kit/remote';
import { PICKUP_LABELS, PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import { ChoiceField } from './choice-field.tsx';
import styles from './pickup-inputs.module.css';
import { NOTE_TEXT } from './texts.ts';

interface PickupInputsProps {
  readonly texts: Pick<PickupTexts, 'pickupTime' | 'pickupPlace'>;
  /** Further inputs, before the note. */
  readonly children?: ReactNode;
}

/** The inputs of the pick-up details, within a form of these values; those of a place appear when it is chosen. */
export function PickupInputs({ texts, children }: PickupInputsProps) {
  const { formatMessage } = useIntl();
  const hoursRemark = useHoursRemark();
  const field = (name: PickupFieldName) => ({ name, label: formatMessage(PICKUP_LABELS[name]) });
  return (
    <>
      <div className={styles.columns}>
        <Form.Item {...field('pickupTime')} extra={hoursRemark('staff', texts.pickupTime)}>
          <Input type="time" />
        </Form.Item>
        <Form.Item {...field('pickupPlace')}>
          <ChoiceField
            choices={PICKUP_PLACES.map((value) => ({ value, label: formatMessage(PICKUP_PLACE_TEXT[value]) }))}
          />
        </Form.Item>
        {PLACE_FIELD_NAMES.filter((name) => isPickupFieldAsked(name, texts)).map((name) => (
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
