import { type ContactFieldName, SAME_DAY_CUTOFF } from 'shared-kit/domain';

/** Names of the contact fields within a sentence. */
const CONTACT_WORDS: Readonly<Record<ContactFieldName, string>> = {
  customerName: 'name',
  customerEmail: 'email address',
  customerPhone: 'phone number',
  driverLicense: "driver's licence number",
};

/** The agency's policies, as the FAQ, the terms and the other pages state them. */
export const RENTAL_POLICIES = {
  freeCancellation: 'up to 24 hours before pickup',
  minimumAge: 21,
  youngDriverBelow: 25,
  licenceHeld: '1 year',
  refund: 'within 5-7 business days',
  operatingHours: '7:00 AM to 10:00 PM',
  sameDayCutOff: `${SAME_DAY_CUTOFF} Marrakech time`,
  /** `name, email address and phone number` */
  contactDetails: Object.values(CONTACT_WORDS)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' and '),
  payment: 'Payment will be processed upon vehicle return.',
  phoneHours: '24/7',
  emailResponse: 'Response within 2 hours',
  whatsappHours: '8 AM-11 PM',
} as const;
