import type { ContactFieldName } from '../domain/index.ts';
import { defineMessages, type Message } from './define-messages.ts';

/** Labels of the contact fields. */
export const CONTACT_LABELS: Readonly<Record<ContactFieldName, Message>> = defineMessages({
  customerName: { id: 'contact.customerName', defaultMessage: 'Full Name' },
  customerEmail: { id: 'contact.customerEmail', defaultMessage: 'Email Address' },
  customerPhone: { id: 'contact.customerPhone', defaultMessage: 'Phone Number' },
  driverLicense: { id: 'contact.driverLicense', defaultMessage: "Driver's License Number" },
});
