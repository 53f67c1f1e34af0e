import { defineMessages } from 'shared-kit/intl';

export const PLACE_TEXT = defineMessages({
  withFee: {
    id: 'pickup.PLACE_TEXT.withFee',
    defaultMessage: '{place} (+ {price})',
    description: 'A place to choose, with its fee',
  },
  free: {
    id: 'pickup.PLACE_TEXT.free',
    defaultMessage: '{place} (free)',
    description: 'A place to choose that costs nothing',
  },
  open: { id: 'pickup.PLACE_TEXT.open', defaultMessage: 'Open {hours}', description: 'hours: 8:00 AM–8:00 PM' },
  closed: { id: 'pickup.PLACE_TEXT.closed', defaultMessage: 'Closed on this day' },
  closedDay: {
    id: 'pickup.PLACE_TEXT.closedDay',
    defaultMessage: 'Closed on this day: + {price}',
    description: 'A price that is paid for a pick-up or a return nevertheless',
  },
  outOfHours: {
    id: 'pickup.PLACE_TEXT.outOfHours',
    defaultMessage: 'Open {hours}; at other times + {price}',
    description: 'hours: 8:00 AM–8:00 PM',
  },
});

export const RETURN_TEXT = defineMessages({
  heading: { id: 'pickup.RETURN_TEXT.heading', defaultMessage: 'Return details', description: 'Heading of fields' },
  time: { id: 'pickup.RETURN_TEXT.time', defaultMessage: 'Return time' },
  place: { id: 'pickup.RETURN_TEXT.place', defaultMessage: 'Return place' },
  same: {
    id: 'pickup.RETURN_TEXT.same',
    defaultMessage: 'Where you pick the car up',
    description: 'Choice of the return place',
  },
  address: {
    id: 'pickup.RETURN_TEXT.address',
    defaultMessage: 'Please write the address in the note of the pick-up details.',
  },
});

export const YOUNG_DRIVER_TEXT = defineMessages({
  label: {
    id: 'pickup.YOUNG_DRIVER_TEXT.label',
    defaultMessage: 'The driver is younger than {age}',
    description: 'Tick; a price follows',
  },
  price: { id: 'pickup.YOUNG_DRIVER_TEXT.price', defaultMessage: '+ {price} per day' },
  priceAtMost: {
    id: 'pickup.YOUNG_DRIVER_TEXT.priceAtMost',
    defaultMessage: '+ {price} per day, at most {maximum}',
    description: 'maximum: in the whole rental',
  },
});
