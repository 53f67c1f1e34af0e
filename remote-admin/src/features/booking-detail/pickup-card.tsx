import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import {
  type Booking,
  isPickupFieldAsked,
  PICKUP_FIELD_NAMES,
  type PickupPlace,
  toPickupTexts,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHoursRemark } from 'shared-kit/remote';
import { PICKUP_LABELS, PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import type { PanelProps } from '../../kit/panel-list.tsx';
import { DescriptionList } from '../../ui/description-list.tsx';
import { Panel } from '../../ui/panel.tsx';
import { COMMON_TEXT, NOTE_TEXT } from '../../ui/texts.ts';
import styles from './booking-cards.module.css';
import { CUSTOMER_TEXT, PICKUP_TEXT } from './texts.ts';

/** Loaded when it is first opened: the page does not wait for it. */
const PickupForm = lazy(async () => ({ default: (await import('./pickup-form.tsx')).PickupForm }));

/** The pick-up details, which staff can change. */
export function PickupCard({ title, booking }: PanelProps<{ readonly booking: Booking }>) {
  const { formatMessage } = useIntl();
  const [isEditing, setIsEditing] = useState(false);
  return (
    <Panel
      title={title}
      aside={
        !isEditing && (
          <Button size="small" onClick={() => setIsEditing(true)}>
            {formatMessage(COMMON_TEXT.edit)}
          </Button>
        )
      }
    >
      {isEditing ? (
        <Suspense fallback={<PickupFacts booking={booking} />}>
          <PickupForm booking={booking} onClose={() => setIsEditing(false)} />
        </Suspense>
      ) : (
        <PickupFacts booking={booking} />
      )}
    </Panel>
  );
}

function PickupFacts({ booking }: { readonly booking: Booking }) {
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  const { pickupTime, pickupPlace = 'agency' } = booking;
  const remark = useHoursRemark()('staff', pickupTime);
  const values = {
    ...booking,
    pickupTime: pickupTime ? time(pickupTime) : formatMessage(PICKUP_TEXT.noTime),
    pickupPlace: formatMessage(PICKUP_PLACE_TEXT[pickupPlace as PickupPlace]),
  };
  const names = PICKUP_FIELD_NAMES.filter((name) => isPickupFieldAsked(name, toPickupTexts(booking)));
  return (
    <>
      <DescriptionList
        entries={names.map((name) => [
          formatMessage(name === 'note' ? NOTE_TEXT.customer : PICKUP_LABELS[name]),
          <bdi key={name}>{values[name] ?? formatMessage(CUSTOMER_TEXT.notProvided)}</bdi>,
        ])}
      />
      {remark && <p className={styles.note}>{remark}</p>}
    </>
  );
}
