import { agencyTime, canCustomerCancel, cancellationDeadline } from 'shared-kit/domain';
import { BOOKING_STATES } from 'shared-kit/messages';
import type { Email } from '../platform/outbox/mailer.ts';
import { bookingFacts, compareFacts, pickupMoment } from './booking-facts.ts';
import { composeCalendar } from './compose-calendar.ts';
import type { EmailContent } from './email-content.ts';
import { type Block, isolated, leftToRight } from './email-document.ts';
import { type EmailLanguage, emailLanguage } from './email-language.ts';
import { confirmationCode, footer, phoneLink, picture, questions, renderEmail } from './email-parts.ts';
import { EMAIL_TEXT, FACT_TEXT, OPENINGS, PAY_TEXT } from './email-texts.ts';
import { renderLine } from './render-text.ts';
import { reservationMarkup } from './reservation-markup.ts';

export type CustomerEmailKind = keyof typeof OPENINGS;

/** Returns an e-mail to the customer of a booking (docs/rules.md#e-mails-to-customers). */
export function composeCustomerEmail(kind: CustomerEmailKind, content: EmailContent): Email {
  const { booking, carName, site, locale } = content;
  const language = emailLanguage(locale, site);
  const { line, day, days } = language;
  const values = {
    car: isolated(carName),
    code: leftToRight(booking.confirmationCode),
    days: isolated(days(booking.pickupDate, booking.dropoffDate)),
    day: isolated(day(booking.pickupDate)),
    moment: isolated(renderLine(pickupMoment(booking, language))),
    agencyName: isolated(site.agencyName),
    phone: phoneLink(site),
  };
  const { subject, title, lead } = OPENINGS[kind];
  const opening = line(lead, values);
  const email = renderEmail(
    {
      subject: line(subject, values),
      preheader: opening,
      title: line(title),
      blocks: [
        { type: 'paragraph', lines: [line(EMAIL_TEXT.greeting, { name: isolated(booking.customerName) })] },
        { type: 'paragraph', lines: [opening] },
        ...mainBlocks(kind, content, language),
        { type: 'paragraph', lines: [line(EMAIL_TEXT.regards), line(EMAIL_TEXT.team, values)] },
      ],
      footer: footer(site, line(EMAIL_TEXT.reason)),
      markup: reservationMarkup({ booking, carName, site }, language),
    },
    language,
    site,
  );
  const hasCalendar = kind === 'requested' || kind === 'changed' || kind === 'canceled' || kind === 'lapsed';
  return { ...email, ...(hasCalendar && { calendar: composeCalendar(content) }) };
}

/** Returns the blocks between the first paragraph and the closing. */
function mainBlocks(kind: CustomerEmailKind, content: EmailContent, language: EmailLanguage): readonly Block[] {
  const { booking, link, site, before, reviewLink } = content;
  const { line, label } = language;
  const facts = bookingFacts(content, language);
  const code = confirmationCode(booking.confirmationCode, language);
  const open: Block = { type: 'button', label: label(EMAIL_TEXT.open), href: link };
  switch (kind) {
    case 'thanks':
      if (!reviewLink) return [];
      return [
        { type: 'paragraph', lines: [line(EMAIL_TEXT.review)] },
        { type: 'button', label: label(EMAIL_TEXT.writeReview), href: reviewLink },
      ];
    case 'link': {
      const labels = [FACT_TEXT.car, FACT_TEXT.pickup, FACT_TEXT.dropoff].map(label);
      return [
        open,
        { type: 'paragraph', lines: [line(EMAIL_TEXT.notYou)] },
        code,
        { type: 'facts', facts: facts.filter((fact) => labels.includes(fact.label)) },
        ...questions(site, language),
      ];
    }
    case 'pay_link':
      return [...payments(content, language), code, { type: 'facts', facts }, ...questions(site, language)];
    case 'agreement':
    case 'return_sheet':
    case 'receipt':
    case 'invoice':
    case 'credit_note':
    case 'fine_letter':
      return [code, { type: 'button', label: label(EMAIL_TEXT.see), href: link }, ...questions(site, language)];
    case 'canceled':
    case 'lapsed':
    case 'change_declined':
      return [
        code,
        { type: 'facts', facts },
        kind === 'change_declined' ? open : { type: 'button', label: label(EMAIL_TEXT.see), href: link },
        ...questions(site, language),
      ];
    default: {
      const years = booking.terms?.minLicenceYears;
      const license = years ? line(EMAIL_TEXT.licenseYears, { count: years }) : line(EMAIL_TEXT.license);
      const earlier = before && bookingFacts({ ...content, booking: before }, language);
      return [
        ...picture(content),
        code,
        { type: 'facts', facts: earlier ? compareFacts(facts, earlier, language) : facts },
        open,
        ...payments(content, language),
        { type: 'heading', text: line(EMAIL_TEXT.next) },
        { type: 'paragraph', lines: [stateMeaning(booking, language)] },
        ...cancellation(content, language),
        { type: 'heading', text: line(EMAIL_TEXT.bring) },
        {
          type: 'list',
          items: [license, line(EMAIL_TEXT.theCode, { code: leftToRight(booking.confirmationCode) })],
        },
        ...questions(site, language),
      ];
    }
  }
}

/** Returns what can be paid by card, and the button that leads to it; nothing when nothing can. */
function payments({ offers = [], link }: EmailContent, { line, label, price }: EmailLanguage): readonly Block[] {
  if (offers.length === 0) return [];
  const lines = offers.map(({ purpose, amount }) => line(PAY_TEXT[purpose], { amount: isolated(price(amount)) }));
  return [
    { type: 'paragraph', lines },
    { type: 'button', label: label(PAY_TEXT.pay), href: link },
  ];
}

function stateMeaning(
  { status, customerEmail, pickupDate, dropoffDate }: EmailContent['booking'],
  language: EmailLanguage,
) {
  return language.line(BOOKING_STATES[status].meaning, {
    email: leftToRight(customerEmail),
    pickup: isolated(language.day(pickupDate)),
    dropoff: isolated(language.day(dropoffDate)),
  });
}

/** Returns a paragraph with the deadline of online cancellation; nothing when the booking can no longer be canceled. */
function cancellation({ booking, site, now }: EmailContent, { line, day, time }: EmailLanguage): readonly Block[] {
  if (booking.status !== 'requested' && booking.status !== 'reserved') return [];
  if (!canCustomerCancel(booking, now ?? new Date(booking.createdAt), site))
    return [{ type: 'paragraph', lines: [line(EMAIL_TEXT.lateCancellation, { phone: phoneLink(site) })] }];
  const deadline = agencyTime(cancellationDeadline(booking, site), site.timeZone);
  const moment = isolated(renderLine(line(FACT_TEXT.moment, { day: day(deadline.day), time: time(deadline.time) })));
  return [{ type: 'paragraph', lines: [line(EMAIL_TEXT.freeCancellation, { moment })] }];
}
