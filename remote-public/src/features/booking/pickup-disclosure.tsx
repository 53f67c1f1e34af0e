import { useState } from 'react';
import { isWithinOpeningHours } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { Icon } from 'shared-kit/ui';
import { PickupFields, type PickupFieldsProps } from '../../ui/pickup-fields.tsx';
import { FIELD_TEXT, PICKUP_TEXT } from '../../ui/texts.ts';
import styles from './pickup-disclosure.module.css';

/**
 * The pick-up fields in a `details` element, which is open initially if the searched time is outside of the opening
 * hours.
 */
export function PickupDisclosure(props: PickupFieldsProps) {
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  const { openingHours } = useHost().site;
  const { pickupTime } = props.texts;
  const [isOpenAtFirst] = useState(pickupTime !== '' && !isWithinOpeningHours(pickupTime, openingHours));
  return (
    <details className={styles.details} open={isOpenAtFirst}>
      <summary>
        <span>
          {formatMessage(PICKUP_TEXT.heading)}{' '}
          <span className={styles.note}>{pickupTime ? time(pickupTime) : formatMessage(FIELD_TEXT.optional)}</span>
        </span>
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.fields}>
        <PickupFields {...props} />
      </div>
    </details>
  );
}
