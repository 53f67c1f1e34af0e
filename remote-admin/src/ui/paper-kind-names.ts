import type { VehiclePaperKind } from 'shared-kit/domain';
import { defineMessages, type Message } from 'shared-kit/intl';

export const PAPER_KIND_NAMES: Readonly<Record<VehiclePaperKind, Message>> = defineMessages({
  insurance: { id: 'vehicleDue.PAPER_KIND_NAMES.insurance', defaultMessage: 'Insurance', description: 'Of a car' },
  inspection: {
    id: 'vehicleDue.PAPER_KIND_NAMES.inspection',
    defaultMessage: 'Inspection',
    description: 'Technical inspection of a car that the law demands',
  },
  tax: { id: 'vehicleDue.PAPER_KIND_NAMES.tax', defaultMessage: 'Vehicle tax', description: 'Yearly, of a car' },
  permit: {
    id: 'vehicleDue.PAPER_KIND_NAMES.permit',
    defaultMessage: 'Permit',
    description: 'Permission of the authorities to rent out a car',
  },
  other: { id: 'vehicleDue.PAPER_KIND_NAMES.other', defaultMessage: 'Other paper', description: 'Of a car' },
});
