import type { SiteSettings } from 'shared-kit/domain';
import { RENTAL_POLICIES } from '../../data/rental-policies.ts';

export const describeSupportPage = ({ agencyName }: Pick<SiteSettings, 'agencyName'>) => ({
  title: 'Support',
  description: `Call ${agencyName} in Marrakech 24/7, write an email and hear back within 2 hours, or send a WhatsApp message.`,
});

export const SUPPORT_INTRO = {
  title: 'How can we help?',
  lead: 'Call, write or send a message. If you have booked already, have your confirmation code ready: it helps us find you quickly.',
} as const;

export const CONTACT = {
  title: 'Ways to reach us',
  phone: {
    name: 'Phone',
    hours: RENTAL_POLICIES.phoneHours,
    text: 'Day and night, every day of the year. The quickest way when you are on the road.',
    action: 'Call',
  },
  email: {
    name: 'Email',
    hours: RENTAL_POLICIES.emailResponse,
    text: 'Good for questions that need a longer answer.',
  },
  whatsapp: {
    name: 'WhatsApp',
    hours: RENTAL_POLICIES.whatsappHours,
    text: 'Write to us, or carry on from the booking you have just made.',
    action: 'Message us on WhatsApp',
  },
} as const;

export const FAQ_POINTER = {
  title: 'Perhaps it is answered already',
  text: 'Booking, paying, cancelling, picking up: the questions we hear most, in four groups.',
  action: 'Read the FAQ',
} as const;
