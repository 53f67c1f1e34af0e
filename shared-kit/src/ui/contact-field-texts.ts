import { defineMessages, type Message } from 'shared-kit/intl';
import type { ContactFieldName } from '../domain/index.ts';

/** Labels of the contact fields. */
export const CONTACT_LABELS: Readonly<Record<ContactFieldName, Message>> = defineMessages({
  customerName: { id: 'shared.customerName', defaultMessage: 'Full Name' },
  customerEmail: { id: 'shared.customerEmail', defaultMessage: 'Email Address' },
  customerPhone: { id: 'shared.customerPhone', defaultMessage: 'Phone Number' },
  driverLicense: { id: 'shared.driverLicense', defaultMessage: "Driver's License Number" },
});
