import type { SiteSettings } from 'shared-kit/domain';
import { RENTAL_POLICIES as POLICIES } from '../../data/rental-policies.ts';
import type { LegalText } from './legal-document.tsx';

/** Returns the privacy policy, which describes the actual processing of personal data. */
export function privacyPolicy({ agencyName }: Pick<SiteSettings, 'agencyName'>): LegalText {
  return {
    title: 'Privacy Policy',
    lead: `${agencyName} asks for what a rental needs, uses it for that rental, and does not follow you around.`,
    parts: [
      {
        id: 'looking-around',
        title: 'When you look around',
        paragraphs: [
          'You can see every car, price and free date without telling us who you are. There are no trackers, no advertising and no visitor statistics.',
          'Pages, pictures and letter shapes all come from our own site: your browser asks no other company for anything. The dates you choose stand in the address of the page, nowhere else.',
        ],
      },
      {
        id: 'booking',
        title: 'When you book',
        paragraphs: [
          `We ask for your ${POLICIES.contactDetails}. We keep them together with the car, the dates, the price and your confirmation code.`,
          'We use them to prepare the rental, to reach you about it, by email or phone, and to check that the driver may drive. We do not sell them or use them for advertising.',
        ],
      },
      {
        id: 'who-sees-it',
        title: 'Who sees it',
        paragraphs: [
          'Only our staff, and only after signing in. Visitors who check which days are free see the dates that are taken, never who took them.',
        ],
      },
      {
        id: 'whatsapp-and-links',
        title: 'WhatsApp and other links',
        paragraphs: [
          'If you choose to continue on WhatsApp, we prepare a message with your confirmation code, the car, its price and your dates. It is sent only when you send it, and from then on the rules of WhatsApp apply.',
          'The map and our social pages belong to other companies as well. They learn of your visit only if you follow the link.',
        ],
      },
      {
        id: 'stored-in-your-browser',
        title: 'Stored in your browser',
        paragraphs: [
          'For visitors: no cookies and nothing in local storage. If a page fails and is loaded again, what you typed waits in this tab for that moment, and is removed at once. Only our staff have a sign-in token stored in their browser, with a cookie that serves the same purpose. Signing out removes the token.',
        ],
      },
      {
        id: 'your-details',
        title: 'Your details, your say',
        paragraphs: [
          'Ask us what we hold about you, and we tell you. Ask us to correct it, and we do. Ask us to delete it, and we do so once the rental is over.',
        ],
      },
    ],
    contact: {
      id: 'questions',
      title: 'Questions',
      text: 'Have your confirmation code ready if you have booked. It is how we find your details.',
    },
  };
}
