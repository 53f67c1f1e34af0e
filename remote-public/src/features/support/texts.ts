import { defineMessages } from 'shared-kit/intl';

export const SUPPORT_META = defineMessages({
  title: { id: 'support.title', defaultMessage: 'Support', description: 'Title of the page with contact details' },
  description: {
    id: 'support.description',
    defaultMessage:
      'Call {agencyName} in Marrakech 24/7, write an email and hear back within 2 hours, or send a WhatsApp message.',
    description: 'For search engines, about 150 characters',
  },
});

export const SUPPORT_INTRO = defineMessages({
  title: { id: 'support.heading', defaultMessage: 'How can we help?' },
  lead: {
    id: 'support.lead',
    defaultMessage:
      'Call, write or send a message. If you have booked already, have your confirmation code ready: it helps us find you quickly.',
  },
});

export const CONTACT_LIST = defineMessages({
  title: { id: 'support.contact', defaultMessage: 'Ways to reach us' },
});

export const CONTACT = {
  phone: defineMessages({
    name: { id: 'support.phone', defaultMessage: 'Phone', description: 'Heading' },
    hours: { id: 'support.phoneHours', defaultMessage: '24/7', description: 'When the phone is answered' },
    text: {
      id: 'support.phoneText',
      defaultMessage: 'Day and night, every day of the year. The quickest way when you are on the road.',
    },
    action: { id: 'support.call', defaultMessage: 'Call {phone}', description: 'Button; phone: the number' },
  }),
  email: defineMessages({
    name: { id: 'support.email', defaultMessage: 'Email', description: 'Heading' },
    hours: { id: 'support.emailResponse', defaultMessage: 'Response within 2 hours' },
    text: { id: 'support.emailText', defaultMessage: 'Good for questions that need a longer answer.' },
  }),
  whatsapp: defineMessages({
    name: { id: 'support.whatsapp', defaultMessage: 'WhatsApp', description: 'Heading' },
    hours: { id: 'support.whatsappHours', defaultMessage: '8 AM-11 PM', description: 'When messages are answered' },
    text: {
      id: 'support.whatsappText',
      defaultMessage: 'Write to us, or carry on from the booking you have just made.',
    },
    action: { id: 'support.writeWhatsapp', defaultMessage: 'Message us on WhatsApp', description: 'Button' },
  }),
} as const;

export const FAQ_POINTER = defineMessages({
  title: { id: 'support.faq', defaultMessage: 'Perhaps it is answered already', description: 'Your question' },
  text: {
    id: 'support.faqText',
    defaultMessage: 'Booking, paying, canceling, picking up: the questions we hear most, in four groups.',
  },
  action: { id: 'support.readFaq', defaultMessage: 'Read the FAQ', description: 'Button' },
});
