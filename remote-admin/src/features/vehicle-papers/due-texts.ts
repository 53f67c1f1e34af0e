import type { VehicleServiceKind } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const SERVICE_KIND_NAMES: Readonly<Record<VehicleServiceKind, Message>> = defineMessages({
  service: {
    id: 'vehicleDue.SERVICE_KIND_NAMES.service',
    defaultMessage: 'Service',
    description: 'Regular maintenance of a car in the workshop',
  },
  oil: { id: 'vehicleDue.SERVICE_KIND_NAMES.oil', defaultMessage: 'Oil change', description: 'Of a car' },
  tyres: { id: 'vehicleDue.SERVICE_KIND_NAMES.tyres', defaultMessage: 'Tires', description: 'New ones for a car' },
  brakes: { id: 'vehicleDue.SERVICE_KIND_NAMES.brakes', defaultMessage: 'Brakes', description: 'Work on a car' },
  other: { id: 'vehicleDue.SERVICE_KIND_NAMES.other', defaultMessage: 'Other work', description: 'On a car' },
});

export const DUE_TEXT = defineMessages({
  runsOut: {
    id: 'vehicleDue.DUE_TEXT.runsOut',
    defaultMessage: '{kind}: runs out {day}',
    description: 'kind: Insurance; day: the last one on which it is valid',
  },
  ranOut: {
    id: 'vehicleDue.DUE_TEXT.ranOut',
    defaultMessage: '{kind}: ran out {day}',
    description: 'kind: Insurance; day: the last one on which it was valid',
  },
  planned: {
    id: 'vehicleDue.DUE_TEXT.planned',
    defaultMessage: '{kind}: planned for {day}',
    description: 'kind: Oil change, Tires',
  },
  dueOn: {
    id: 'vehicleDue.DUE_TEXT.dueOn',
    defaultMessage: '{kind}: due {day}',
    description: 'kind: Oil change, Tires',
  },
  dueIn: {
    id: 'vehicleDue.DUE_TEXT.dueIn',
    defaultMessage: '{kind}: due in {kilometers} km',
    description: 'kind: Oil change, Tires',
  },
  overdue: {
    id: 'vehicleDue.DUE_TEXT.overdue',
    defaultMessage: '{kind}: due since {kilometers} km',
    description: 'kind: Oil change, Tires; kilometers: driven since it was due',
  },
  never: {
    id: 'vehicleDue.DUE_TEXT.never',
    defaultMessage: '{kind}: the last time is not entered yet',
    description: 'kind: Oil change, Tires; work on a car that should be done regularly',
  },
});

export const REMINDER_TEXT = defineMessages({
  title: {
    id: 'vehicleDue.REMINDER_TEXT.title',
    defaultMessage: '{count, plural, one {# paper or service is due} other {# papers and services are due}}',
    description: 'Heading on the page of today: of cars',
  },
  failure: {
    id: 'vehicleDue.REMINDER_TEXT.failure',
    defaultMessage: 'Due papers and services could not be loaded',
    description: 'On the page of today: of cars',
  },
});
