import ical, { ICalCalendarMethod, ICalEventStatus, ICalEventTransparency } from 'ical-generator';
import {
  type BookingStatus,
  type CalendarDay,
  type LocaleCode,
  localizePath,
  type SiteSettings,
} from 'shared-kit/domain';
import type { BookingWithRevision } from '../platform/database/schema.ts';
import { dropoffPlace, pickupPlace } from './booking-facts.ts';
import { isolated, leftToRight } from './email-document.ts';
import { emailLanguage } from './email-language.ts';
import { CALENDAR_TEXT, FACT_TEXT } from './email-texts.ts';
import { renderLine } from './render-text.ts';

const STATUS: Readonly<Record<BookingStatus, ICalEventStatus>> = {
  requested: ICalEventStatus.TENTATIVE,
  reserved: ICalEventStatus.CONFIRMED,
  out: ICalEventStatus.CONFIRMED,
  active: ICalEventStatus.CONFIRMED,
  returned: ICalEventStatus.CONFIRMED,
  canceled: ICalEventStatus.CANCELLED,
};

const DURATION_MS = 3_600_000;

export interface CalendarContent {
  readonly booking: BookingWithRevision;
  readonly carName: string;
  readonly site: SiteSettings;
  readonly locale: LocaleCode;
  /** Time stamp; by default the booking's creation. */
  readonly now?: Date | undefined;
}

/**
 * Returns an iCalendar file: an hour for the pick-up, without a time when the agency opens, and the day of the drop-off, or an
 * hour of it with a time. Times are floating, since phones with old time zone data would be an hour wrong in Morocco.
 */
export function composeCalendar({ booking, carName, site, locale, now }: CalendarContent): string {
  const language = emailLanguage(locale, site);
  const { confirmationCode, revision, status, pickupDate, dropoffDate, createdAt } = booking;
  const { hostname } = new URL(site.siteUrl);
  const text = (...args: Parameters<typeof language.line>) => renderLine(language.line(...args));
  const common = {
    floating: true,
    sequence: revision,
    stamp: now ?? new Date(createdAt),
    status: STATUS[status],
    url: site.siteUrl + localizePath(locale, '/my-booking'),
    description: [
      text(CALENDAR_TEXT.code, { code: leftToRight(confirmationCode) }),
      text(CALENDAR_TEXT.phone, { agencyName: isolated(site.agencyName), phone: leftToRight(site.phone) }),
      ...(booking.note ? [`${language.label(FACT_TEXT.note)}: ${renderLine([isolated(booking.note)])}`] : []),
    ].join('\n'),
  };
  const returnedAt = dropoffPlace({ booking, carName, site }, language);
  const calendar = ical({ prodId: '//Car Rental//Bookings//EN', method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    ...common,
    id: `${confirmationCode}-pickup@${hostname}`,
    ...hourOrDay(pickupDate, booking.pickupTime ?? site.openingHours.opens),
    summary: text(CALENDAR_TEXT.pickup, { car: isolated(carName) }),
    location: pickupPlace({ booking, carName, site }, language),
  });
  calendar.createEvent({
    ...common,
    id: `${confirmationCode}-dropoff@${hostname}`,
    ...hourOrDay(dropoffDate, booking.dropoffTime),
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: text(CALENDAR_TEXT.dropoff, { car: isolated(carName) }),
    location: returnedAt ?? site.address,
  });
  return `${calendar.toString()}\r\n`;
}

function hourOrDay(day: CalendarDay, time: string | undefined) {
  const start = wallClock(day, time ?? '00:00');
  return time ? { start, end: new Date(start.getTime() + DURATION_MS) } : { start, allDay: true };
}

/** Returns a local time as a UTC date with the same digits, which the calendar formats without a time zone. */
function wallClock(day: CalendarDay, time: string): Date {
  return new Date(`${day}T${time}:00Z`);
}
