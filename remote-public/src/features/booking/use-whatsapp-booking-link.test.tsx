import { screen } from '@testing-library/react';
import type { HostServices } from 'shared-kit/contract';
import { type Booking, DEFAULT_SITE_SETTINGS } from 'shared-kit/domain';
import { PICKUP_EXAMPLES } from 'shared-kit/testing/pickup-examples.ts';
import { inLanguage } from '../../testing/in-language.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { sampleBooking } from '../../testing/sample-booking.ts';
import { useWhatsappBookingLink } from './use-whatsapp-booking-link.ts';

function Chat({ booking, carName }: { readonly booking: Booking; readonly carName: string }) {
  return <a href={useWhatsappBookingLink(booking, carName)}>chat</a>;
}

function readLink(booking: Booking, carName: string, host: Partial<HostServices> = {}): URL {
  renderPage(<Chat booking={booking} carName={carName} />, { host });
  return new URL(screen.getByRole<HTMLAnchorElement>('link').href);
}

test('the message contains the booking, with amounts in euros', () => {
  const booking = sampleBooking({ confirmationCode: 'K7M-2P9', unitPrice: 42.5, totalPrice: 127.5 });
  const link = readLink(booking, 'Dacia Duster & Co');
  expect(link.origin + link.pathname).toBe('https://wa.me/212600000000');
  expect(link.searchParams.get('text')).toBe(
    [
      'Hello Zellige Cars, I have just booked a car on your website.',
      '',
      'Confirmation code: K7M-2P9',
      'Car: Dacia Duster & Co',
      'Daily rate: €42.50',
      'Total: €127.50',
      'Days: 3',
      'Pickup date: 14 Dec 2026',
      'Drop-off date: 16 Dec 2026',
      'My booking: http://localhost:8080/my-booking',
    ].join('\n'),
  );
});

test.each(PICKUP_EXAMPLES)('the message tells every detail of a pick-up at the place $place', ({ details, told }) => {
  const text = readLink(sampleBooking(details), 'Clio').searchParams.get('text');
  for (const one of ['10:30 AM', ...told, details.note]) expect(text).toContain(one);
});

test("the message uses the agency's currency sign for messages", () => {
  const site = { ...DEFAULT_SITE_SETTINGS, currencySigns: { ...DEFAULT_SITE_SETTINGS.currencySigns, message: 'MAD ' } };
  expect(readLink(sampleBooking(), 'Clio', { site }).searchParams.get('text')).toContain('Total: MAD 126');
});

test("the message is in the visitor's language", () => {
  renderPage(...inLanguage('ar', <Chat booking={sampleBooking({ confirmationCode: 'K7M-2P9' })} carName="Clio" />));
  expect(new URL(screen.getByRole<HTMLAnchorElement>('link').href).searchParams.get('text')).toBe(
    [
      'مرحباً Zellige Cars، لقد حجزت سيارة على موقعكم للتو.',
      '',
      'رمز التأكيد: K7M-2P9',
      'السيارة: Clio',
      'السعر اليومي: 42\u00A0€',
      'الإجمالي: 126\u00A0€',
      'عدد الأيام: 3',
      'تاريخ الاستلام: 14 دجنبر 2026',
      'تاريخ الإرجاع: 16 دجنبر 2026',
      'حجزي: http://localhost:8080/ar/my-booking',
    ].join('\n'),
  );
});
