import { screen } from '@testing-library/react';
import { PICKUP_FIELD_NAMES, type PickupTexts, toPickupTexts } from 'shared-kit/domain';
import { inLanguage } from '../testing/in-language.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { PickupFields } from './pickup-fields.tsx';

const fields = (texts: Partial<PickupTexts>) => (
  <PickupFields texts={{ ...toPickupTexts({}), ...texts }} errors={{}} onChange={jest.fn()} />
);

test.each([
  ['en', 'Pick-up time', '11:17 PM', 'Flight number (optional)', 'Marrakech Menara airport'],
  ['fr', 'Heure de prise en charge', '23:17', 'Numéro de vol (facultatif)', 'Aéroport de Marrakech-Ménara'],
  ['es', 'Hora de recogida', '23:17', 'Número de vuelo (opcional)', 'Aeropuerto de Marrakech-Menara'],
  ['ar', 'وقت الاستلام', '23:17', 'رقم الرحلة (اختياري)', 'مطار مراكش المنارة'],
] as const)('in %s the fields have names, and a time of its own is kept', (code, time, chosen, flight, airport) => {
  renderPage(...inLanguage(code, fields({ pickupTime: '23:17', pickupPlace: 'airport' })));
  expect(screen.getByLabelText(time)).toHaveDisplayValue(chosen);
  expect(screen.getByLabelText(time)).toHaveAccessibleDescription(new RegExp(chosen.replace(' ', '\u00a0')));
  expect(screen.getByLabelText(flight)).toHaveAccessibleDescription(/AT 641/);
  expect(screen.getByDisplayValue(airport)).toHaveValue('airport');
});

test('every field of the pick-up has a control under its name', () => {
  const names = (['airport', 'address'] as const).flatMap((pickupPlace) => {
    const { unmount } = renderPage(fields({ pickupPlace }));
    const controls = [...document.querySelectorAll('input, select, textarea')].map((each) => each.getAttribute('name'));
    unmount();
    return controls;
  });
  expect([...new Set(names)].sort()).toEqual([...PICKUP_FIELD_NAMES].sort());
});
