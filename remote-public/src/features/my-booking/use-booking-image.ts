import type { MyBooking } from 'shared-kit/api-client';
import { bookingPhase, joinWords, placeNameOf, type QuoteLine } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type LineReader, lineText, termFacts } from 'shared-kit/messages';
import { useFormat, useHost } from 'shared-kit/remote';
import { BOOKING_STATES, pickupFacts } from 'shared-kit/ui';
import { useWithPickupTime } from '../../data/rental-search.ts';
import { CODE_TEXT } from '../../ui/texts.ts';
import { TICKET_TEXT } from './texts.ts';
import { useDropoffPlace } from './use-dropoff-place.ts';

/** Returns the function that saves a booking's ticket as an image. It rejects when the browser cannot draw it. */
export function useBookingImage(booking: MyBooking): () => Promise<void> {
  const { site, locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const withTime = useWithPickupTime();
  const dropoffPlace = useDropoffPlace(booking);
  const { pickupDate, dropoffDate, pickupTime, dropoffTime, confirmationCode, car, status } = booking;
  const { lines = [], terms = {}, days, totalPrice } = booking;
  const isVoid = bookingPhase(status) === 'canceled';

  return async () => {
    const { drawTicket } = await import('./draw-ticket.ts');
    const pickup = withTime(format.day(pickupDate, DAY_STYLE), pickupTime);
    const facts = pickupFacts(
      { ...booking, placeName: placeNameOf(booking.lines, 'pickup', locale.code) },
      formatMessage,
      site.address,
    ).filter(({ kind }) => kind !== 'note');
    const price = (amount: number) => format.price(amount, site.currencySigns.booking);
    const reader: LineReader<string> = { locale: locale.code, format: formatMessage, price };
    const total = [formatMessage(TICKET_TEXT.total), price(totalPrice)] as const;
    const blob = await drawTicket({
      direction: locale.direction,
      heading: site.agencyName,
      codeLabel: formatMessage(CODE_TEXT.label),
      code: confirmationCode,
      isVoid,
      carImage: car.image,
      carName: car.name,
      rows: [
        [formatMessage(TICKET_TEXT.state), formatMessage(BOOKING_STATES[status].label)],
        [formatMessage(TICKET_TEXT.pickup), pickup],
        [formatMessage(TICKET_TEXT.dropoff), withTime(format.day(dropoffDate, DAY_STYLE), dropoffTime)],
        ...facts.map(({ label, value }) => [label, value] as const),
        ...(dropoffPlace ? ([[formatMessage(TICKET_TEXT.dropoffPlace), dropoffPlace]] as const) : []),
      ],
      amounts: isVoid ? [] : [...lines.map((line) => amountOf(line, reader)), total],
      terms: isVoid
        ? []
        : termFacts(terms, reader, days)
            .filter(({ name }) => name === 'deposit' || name === 'excess')
            .map(({ label, value }) => [label, value] as const),
      footer: site.phone,
    });
    const link = document.createElement('a');
    link.href = URL.createObjectURL(blob);
    link.download = `${confirmationCode}.png`;
    link.click();
    // After the browser has begun to save it.
    setTimeout(URL.revokeObjectURL, 60_000, link.href);
  };
}

function amountOf(line: QuoteLine, reader: LineReader<string>): readonly [label: string, amount: string] {
  const { label, detail } = lineText(line, reader);
  return [joinWords(detail ? [label, detail] : [label], reader.locale), reader.price(line.amount)];
}

const DAY_STYLE = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;
