import { SAME_DAY_CUTOFF } from 'shared-kit/domain';

/** The agency's policies (spec §2 FAQ and Support), as the FAQ, the terms and the other pages state them. */
export const RENTAL_POLICIES = {
  freeCancellation: 'up to 24 hours before pickup',
  minimumAge: 21,
  youngDriverBelow: 25,
  licenceHeld: '1 year',
  refund: 'within 5-7 business days',
  operatingHours: '7:00 AM to 10:00 PM',
  sameDayCutOff: `${SAME_DAY_CUTOFF} Marrakech time`,
  /** The words of the booking itself (spec §2). */
  payment: 'Payment will be processed upon vehicle return.',
  phoneHours: '24/7',
  emailResponse: 'Response within 2 hours',
  whatsappHours: '8 AM-11 PM',
} as const;
