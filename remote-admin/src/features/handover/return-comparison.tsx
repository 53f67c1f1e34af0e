import type { Handover } from 'shared-kit/api-client';
import {
  agencyToday,
  type Booking,
  type CalendarDay,
  countKilometerDays,
  daysBetween,
  earlierKilometers,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { ACCESSORY_NAMES } from 'shared-kit/messages';
import { useFormat, useHost } from 'shared-kit/remote';
import { type DescriptionEntry, DescriptionList } from '../../ui/description-list.tsx';
import { useFuelText } from './fuel-gauge.tsx';
import styles from './handover.module.css';
import { FIELDS, RETURN_TEXT } from './texts.ts';
import type { OpenHandover } from './use-handover.ts';

interface ReturnComparisonProps {
  readonly booking: Booking;
  readonly handover: OpenHandover;
  /** Of the car that comes back. */
  readonly pickup: Handover | undefined;
  readonly today: CalendarDay;
}

/** What came back beside what was handed over and agreed. */
export function ReturnComparison({
  booking,
  handover: { shown, stored, earlier },
  pickup,
  today,
}: ReturnComparisonProps) {
  const { formatMessage, locale } = useIntl();
  const { site } = useHost();
  const format = useFormat();
  const fuelText = useFuelText();
  const { kilometers, fuel, accessories = [] } = shown.values;
  const unknown = formatMessage(RETURN_TEXT.unknown);
  const { dropoffDate, terms } = booking;
  const from = pickup?.values;
  const entries: DescriptionEntry[] = [];
  // Signing shortens a booking that ends early: what the days cost stands among the charges.
  const isSigned = stored?.signedAt !== undefined;

  if (from?.kilometers !== undefined) {
    const before = earlierKilometers(earlier);
    const driven =
      kilometers === undefined
        ? unknown
        : formatMessage(RETURN_TEXT.driven, {
            driven: format.count(Math.max(0, kilometers - from.kilometers)),
            from: format.count(from.kilometers),
            to: format.count(kilometers),
          });
    const withOthers = before > 0 && formatMessage(RETURN_TEXT.earlier, { count: format.count(before) });
    const day = stored?.signedAt === undefined ? today : agencyToday(new Date(stored.signedAt), site.timeZone);
    const included =
      terms?.kmPerDay !== undefined &&
      formatMessage(RETURN_TEXT.included, { count: format.count(terms.kmPerDay * countKilometerDays(booking, day)) });
    entries.push([formatMessage(FIELDS.kilometers), [driven, withOthers, included].filter(Boolean).join(' · ')]);
  }
  if (from?.fuel !== undefined)
    entries.push([
      formatMessage(FIELDS.fuel),
      fuel === undefined ? unknown : formatMessage(RETURN_TEXT.fuel, { from: fuelText(from.fuel), to: fuelText(fuel) }),
    ]);
  const late = daysBetween(dropoffDate, today);
  const day = format.day(dropoffDate);
  if (!isSigned)
    entries.push([
      formatMessage(RETURN_TEXT.days),
      late === 0
        ? formatMessage(RETURN_TEXT.onTime, { day })
        : formatMessage(late > 0 ? RETURN_TEXT.late : RETURN_TEXT.early, { days: format.days(Math.abs(late)), day }),
    ]);
  entries.push([formatMessage(RETURN_TEXT.newDamage), format.count(shown.damages.length)]);
  const missing = (from?.accessories ?? []).filter((code) => !accessories.includes(code));
  if (missing.length > 0) {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(
      missing.map((code) => formatMessage(ACCESSORY_NAMES[code as keyof typeof ACCESSORY_NAMES])),
    );
    entries.push([formatMessage(FIELDS.accessories), formatMessage(RETURN_TEXT.missing, { list })]);
  }
  return (
    <>
      {!pickup && <p className={styles.warning}>{formatMessage(RETURN_TEXT.noPickup)}</p>}
      <DescriptionList entries={entries} />
    </>
  );
}
