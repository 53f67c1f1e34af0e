import { screen } from '@testing-library/react';
import { inLanguage } from '../testing/in-language.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { RangeCalendar } from './range-calendar.tsx';

const calendar = (
  <RangeCalendar
    selected={{ from: '2026-12-14', to: '2026-12-15' }}
    onSelect={jest.fn()}
    numberOfMonths={1}
    today="2026-12-01"
    firstDay="2026-12-01"
  />
);

test.each([
  ['en', 'ltr', 'December 2026', 'Mo', 'Monday', 'Monday, 14 December 2026, pick-up', 'Go to the Next Month'],
  ['fr', 'ltr', 'Décembre 2026', 'lu', 'lundi', 'lundi 14 décembre 2026, prise en charge', 'Mois suivant'],
  ['es', 'ltr', 'Diciembre de 2026', 'lu', 'lunes', 'lunes, 14 de diciembre de 2026, recogida', 'Mes siguiente'],
  ['ar', 'rtl', 'دجنبر 2026', 'إثنين', 'الإثنين', 'الإثنين 14 دجنبر 2026، الاستلام', 'الشهر التالي'],
] as const)('in %s it reads %s, with its names', (code, direction, month, narrow, weekday, day, next) => {
  renderPage(...inLanguage(code, calendar));
  const grid = screen.getByRole('grid', { name: month });
  expect(grid.closest('[dir]')).toHaveAttribute('dir', direction);
  expect(screen.getByText(narrow)).toHaveAttribute('aria-label', weekday);
  expect(screen.getByRole('button', { name: day })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: next })).toBeInTheDocument();
});
