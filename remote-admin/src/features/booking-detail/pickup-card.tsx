import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import {
  type Booking,
  isPickupFieldAsked,
  isPlaceId,
  joinWords,
  nameIn,
  PICKUP_FIELD_NAMES,
  type PickupPlace,
  placeNameOf,
  toPickupTexts,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost, useHoursRemark } from 'shared-kit/remote';
import { FIELD_LABELS, PICKUP_LABELS, PICKUP_PLACE_TEXT } from 'shared-kit/ui';
import { linesOf } from '../../data/booking-lines.ts';
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
          <Button size="small" type="link" onClick={() => setIsEditing(true)}>
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
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const { time } = useFormat();
  const { pickupTime, pickupPlace = 'agency', dropoffTime, dropoffPlace, youngDriver } = booking;
  const remark = useHoursRemark()('staff', pickupTime);
  const lines = linesOf(booking);
  const nameOf = (direction: 'pickup' | 'dropoff', place: string) =>
    placeNameOf(lines, direction, locale.code) ??
    (isPlaceId(place) ? `#${place}` : formatMessage(PICKUP_PLACE_TEXT[place as PickupPlace]));
  const values = {
    ...booking,
    pickupTime: pickupTime ? time(pickupTime) : formatMessage(PICKUP_TEXT.noTime),
    pickupPlace: nameOf('pickup', pickupPlace),
  };
  const asked = PICKUP_FIELD_NAMES.filter(
    (name) => isPickupFieldAsked(name, toPickupTexts(booking)) || (name === 'flightNumber' && booking[name]),
  );
  const names = asked.filter((name) => name !== 'note');
  const extras = lines
    .filter(({ kind }) => kind === 'extra')
    .map((line) => `${line.quantity} × ${nameIn({ ...line.names, en: line.label }, locale.code)}`)
    .concat(youngDriver ? formatMessage(FIELD_LABELS.youngDriver) : []);
  const chosen = [
    [FIELD_LABELS.dropoffTime, dropoffTime && time(dropoffTime)],
    [FIELD_LABELS.dropoffPlace, dropoffPlace && nameOf('dropoff', dropoffPlace)],
    [FIELD_LABELS.extras, joinWords(extras, locale.code)],
    [NOTE_TEXT.customer, booking.note ?? formatMessage(CUSTOMER_TEXT.notProvided)],
  ] as const;
  return (
    <>
      <DescriptionList
        entries={[
          ...names.map(
            (name) =>
              [
                formatMessage(PICKUP_LABELS[name]),
                <bdi key={name}>{values[name] ?? formatMessage(CUSTOMER_TEXT.notProvided)}</bdi>,
              ] as const,
          ),
          ...chosen.flatMap(([label, text]) =>
            text ? [[formatMessage(label), <bdi key={label.id}>{text}</bdi>] as const] : [],
          ),
        ]}
      />
      {remark && <p className={styles.note}>{remark}</p>}
    </>
  );
}
