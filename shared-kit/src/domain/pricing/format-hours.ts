import { joinWords } from '../join-words.ts';
import type { LocaleCode } from '../locale.ts';
import { formatTime } from '../time/calendar-day.ts';

/** Writes the opening hours of a day (`hoursOf`): `8:00 AM–12:00 PM, 2:00 PM–6:00 PM`, `8:00–12:00`; empty when there are none. */
export function formatHours(hours: readonly string[], locale: LocaleCode = 'en'): string {
  const written = hours.map((range) => {
    const times = range.split('–').map((time) => formatTime(time, locale));
    return locale === 'ar' ? `من ${times.join(' إلى ')}` : times.join('–');
  });
  return joinWords(written, locale);
}
