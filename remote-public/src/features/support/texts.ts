import { defineMessages } from 'shared-kit/intl';

export const SUPPORT_META = defineMessages({
  title: {
    id: 'support.SUPPORT_META.title',
    defaultMessage: 'Support',
    description: 'Title of the page with contact details',
  },
  description: {
    id: 'support.SUPPORT_META.description',
    defaultMessage:
      'Call {agencyName} in Marrakech 24/7, write an email and hear back within 2 hours, or send a WhatsApp message.',
    description: 'For search engines, about 150 characters',
  },
});

export const SUPPORT_INTRO = defineMessages({
  title: { id: 'support.SUPPORT_INTRO.title', defaultMessage: 'How can we help?' },
  lead: {
    id: 'support.SUPPORT_INTRO.lead',
    defaultMessage:
      'Call, write or send a message. If you have booked already, have your confirmation code ready: it helps us find you quickly.',
  },
});

export const CONTACT_LIST = defineMessages({
  title: { id: 'support.CONTACT_LIST.title', defaultMessage: 'Ways to reach us' },
});

export const CONTACT = {
  phone: defineMessages({
    name: { id: 'support.CONTACT.phone.name', defaultMessage: 'Phone', description: 'Heading' },
    hours: { id: 'support.CONTACT.phone.hours', defaultMessage: '24/7', description: 'When the phone is answered' },
    text: {
      id: 'support.CONTACT.phone.text',
      defaultMessage: 'Day and night, every day of the year. The quickest way when you are on the road.',
    },
    action: {
      id: 'support.CONTACT.phone.action',
      defaultMessage: 'Call {phone}',
      description: 'Button; phone: the number',
    },
  }),
  email: defineMessages({
    name: { id: 'support.CONTACT.email.name', defaultMessage: 'Email', description: 'Heading' },
    hours: { id: 'support.CONTACT.email.hours', defaultMessage: 'Response within 2 hours' },
    text: { id: 'support.CONTACT.email.text', defaultMessage: 'Good for questions that need a longer answer.' },
  }),
  whatsapp: defineMessages({
    name: { id: 'support.CONTACT.whatsapp.name', defaultMessage: 'WhatsApp', description: 'Heading' },
    hours: {
      id: 'support.CONTACT.whatsapp.hours',
      defaultMessage: '8 AM-11 PM',
      description: 'When messages are answered',
    },
    text: {
      id: 'support.CONTACT.whatsapp.text',
      defaultMessage: 'Write to us, or carry on from the booking you have just made.',
    },
    action: { id: 'support.CONTACT.whatsapp.action', defaultMessage: 'Message us on WhatsApp', description: 'Button' },
  }),
} as const;

export const FAQ_POINTER = defineMessages({
  title: {
    id: 'support.FAQ_POINTER.title',
    defaultMessage: 'Perhaps it is answered already',
    description: 'Your question',
  },
  text: {
    id: 'support.FAQ_POINTER.text',
    defaultMessage: 'Booking, paying, canceling, picking up: the questions we hear most, in four groups.',
  },
  action: { id: 'support.FAQ_POINTER.action', defaultMessage: 'Read the FAQ', description: 'Button' },
});
