import { formatCalendarDay, REMINDER_KILOMETERS, type SiteSettings } from 'shared-kit/domain';
import type { DueOfVehicle } from '../fleet/papers/read-vehicles.ts';
import type { Email } from '../platform/outbox/mailer.ts';
import { isolated, leftToRight } from './email-document.ts';
import { emailLanguage } from './email-language.ts';
import { footer, renderEmail } from './email-parts.ts';
import { AGENCY_TEXT, CAR_REMINDER_TEXT, VEHICLE_KIND_TEXT } from './email-texts.ts';

interface CarReminder {
  readonly due: DueOfVehicle;
  readonly site: SiteSettings;
}

/** Returns an e-mail that reminds the agency of a paper or service of a car. */
export function composeCarReminder({ due, site }: CarReminder): Email {
  const { carId, carName, plate, what, kind, day, kilometersLeft } = due;
  const language = emailLanguage('en', site);
  const { line, label } = language;
  const names: Readonly<Record<string, (typeof VEHICLE_KIND_TEXT)['paper_other']>> = VEHICLE_KIND_TEXT;
  const name = names[`${what === 'paper' ? 'paper' : 'work'}_${kind}`];
  const car = isolated(plate ? `${carName} (${plate})` : carName);
  const values = { car, what: name ? label(name) : kind, day: leftToRight(day ? formatCalendarDay(day) : '') };
  const byDistance = kilometersLeft !== undefined && (day === undefined || kilometersLeft <= REMINDER_KILOMETERS);
  const text =
    what === 'paper' ? CAR_REMINDER_TEXT.paper : byDistance ? CAR_REMINDER_TEXT.distance : CAR_REMINDER_TEXT.work;
  const opening = line(text, { ...values, kilometers: String(kilometersLeft ?? 0) });
  return renderEmail(
    {
      subject: opening,
      preheader: opening,
      title: line(CAR_REMINDER_TEXT.title),
      blocks: [
        { type: 'paragraph', lines: [opening] },
        {
          type: 'button',
          label: label(CAR_REMINDER_TEXT.open),
          href: `${site.siteUrl}/admin/cars/${encodeURIComponent(carId)}/papers`,
        },
      ],
      footer: footer(site, line(AGENCY_TEXT.reason)),
    },
    language,
    site,
  );
}
