import { agencyTime, canCustomerCancel, cancellationDeadline } from 'shared-kit/domain';
import { bookingFacts, compareFacts, pickupMoment } from './booking-facts.ts';
import { composeCalendar } from './compose-calendar.ts';
import type { Letter, LetterContent } from './letter.ts';
import { type Block, isolated, leftToRight } from './letter-document.ts';
import { type LetterLanguage, letterLanguage } from './letter-language.ts';
import { confirmationCode, footer, phoneLink, picture, questions, renderLetter } from './letter-parts.ts';
import { FACT_TEXT, LETTER_TEXT, NEXT_STEPS, OPENINGS } from './letter-texts.ts';
import { renderLine } from './render-text.ts';
import { reservationMarkup } from './reservation-markup.ts';

export type CustomerLetterKind = keyof typeof OPENINGS;

/** Returns an e-mail to the customer of a booking (docs/rules.md#e-mails-to-customers). */
export function composeCustomerLetter(kind: CustomerLetterKind, content: LetterContent): Letter {
  const { booking, carName, site, locale } = content;
  const language = letterLanguage(locale, site);
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
  const letter = renderLetter(
    {
      subject: line(subject, values),
      preheader: opening,
      title: line(title),
      blocks: [
        { type: 'paragraph', lines: [line(LETTER_TEXT.greeting, { name: isolated(booking.customerName) })] },
        { type: 'paragraph', lines: [opening] },
        ...mainBlocks(kind, content, language),
        { type: 'paragraph', lines: [line(LETTER_TEXT.regards), line(LETTER_TEXT.team, values)] },
      ],
      footer: footer(site, line(LETTER_TEXT.reason)),
      markup: reservationMarkup({ booking, carName, site }, language),
    },
    language,
    site,
  );
  const hasCalendar = kind === 'requested' || kind === 'changed' || kind === 'canceled';
  return { ...letter, ...(hasCalendar && { calendar: composeCalendar(content) }) };
}

/** Returns the blocks between the first paragraph and the closing. */
function mainBlocks(kind: CustomerLetterKind, content: LetterContent, language: LetterLanguage): readonly Block[] {
  const { booking, link, site, before } = content;
  const { line, label } = language;
  const facts = bookingFacts(content, language);
  const code = confirmationCode(booking.confirmationCode, language);
  const open: Block = { type: 'button', label: label(LETTER_TEXT.open), href: link };
  switch (kind) {
    case 'thanks':
      return [];
    case 'link': {
      const labels = [FACT_TEXT.car, FACT_TEXT.pickup, FACT_TEXT.dropoff].map(label);
      return [
        open,
        { type: 'paragraph', lines: [line(LETTER_TEXT.notYou)] },
        code,
        { type: 'facts', facts: facts.filter((fact) => labels.includes(fact.label)) },
        ...questions(site, language),
      ];
    }
    case 'canceled':
      return [
        code,
        { type: 'facts', facts },
        { type: 'button', label: label(LETTER_TEXT.see), href: link },
        ...questions(site, language),
      ];
    default: {
      const earlier = before && bookingFacts({ ...content, booking: before }, language);
      return [
        ...picture(content),
        code,
        { type: 'facts', facts: earlier ? compareFacts(facts, earlier, language) : facts },
        open,
        { type: 'heading', text: line(LETTER_TEXT.next) },
        { type: 'paragraph', lines: [line(NEXT_STEPS[booking.status])] },
        ...cancellation(content, language),
        { type: 'heading', text: line(LETTER_TEXT.bring) },
        {
          type: 'list',
          items: [
            line(LETTER_TEXT.license),
            line(LETTER_TEXT.theCode, { code: leftToRight(booking.confirmationCode) }),
          ],
        },
        ...questions(site, language),
      ];
    }
  }
}

/** Returns a paragraph with the deadline of online cancellation; nothing when the booking can no longer be canceled. */
function cancellation({ booking, site, now }: LetterContent, { line, day, time }: LetterLanguage): readonly Block[] {
  if (booking.status !== 'requested' && booking.status !== 'reserved') return [];
  if (!canCustomerCancel(booking, now ?? new Date(booking.createdAt), site))
    return [{ type: 'paragraph', lines: [line(LETTER_TEXT.lateCancellation, { phone: phoneLink(site) })] }];
  const deadline = agencyTime(cancellationDeadline(booking, site), site.timeZone);
  const clock = new Date(deadline.msOfDay).toISOString().slice(11, 16);
  const moment = isolated(renderLine(line(FACT_TEXT.moment, { day: day(deadline.day), time: time(clock) })));
  return [{ type: 'paragraph', lines: [line(LETTER_TEXT.freeCancellation, { moment })] }];
}
