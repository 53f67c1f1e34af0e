import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { inLanguage } from '../testing/in-language.tsx';
import { renderPage } from '../testing/render-page.tsx';
import { RangeCalendar } from './range-calendar.tsx';

const calendar = (
  <RangeCalendar
    selected={{ from: '2026-12-14', to: '2026-12-15' }}
    onSelect={jest.fn()}
    numberOfMonths={1}
    today="2026-12-01"
    pickupDays={{ from: '2026-12-01', to: '2027-01-10' }}
    maxDays={10}
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

test('it opens on the month asked for, and the arrows pass over months without a free day', async () => {
  renderPage(
    <RangeCalendar
      selected={undefined}
      openAt="2027-02-10"
      onSelect={jest.fn()}
      numberOfMonths={1}
      today="2026-12-01"
      pickupDays={{ from: '2026-12-10', to: '2027-06-10' }}
      maxDays={10}
      booked={[
        { from: '2026-12-12', to: '2027-01-31' },
        { from: '2027-03-01', to: '2027-04-30' },
      ]}
    />,
  );
  const isShown = (month: string) => expect(screen.getByRole('grid', { name: month })).toBeInTheDocument();
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  isShown('February 2027');
  await press('Go to the Next Month');
  isShown('May 2027');
  await press('Go to the Previous Month');
  isShown('February 2027');
  await press('Go to the Previous Month');
  isShown('December 2026');
});

test('two days that are pressed faster than the first is shown are a range', () => {
  const onSelect = jest.fn();
  renderPage(
    <RangeCalendar
      selected={undefined}
      onSelect={onSelect}
      numberOfMonths={1}
      today="2026-12-01"
      pickupDays={{ from: '2026-12-01', to: '2027-01-10' }}
      maxDays={10}
    />,
  );
  const [first, last] = ['Thursday, 10 December 2026', 'Saturday, 12 December 2026'].map((name) =>
    screen.getByRole('button', { name }),
  );
  // Rendered after both.
  act(() => {
    first?.click();
    last?.click();
  });
  expect(onSelect.mock.calls).toEqual([[{ from: '2026-12-10', to: '2026-12-12' }]]);
});

describe('it offers what can be booked and no more', () => {
  const day = (name: string) => screen.getByRole('button', { name: new RegExp(`, ${name}`) });
  const next = () => userEvent.click(screen.getByRole('button', { name: 'Go to the Next Month' }));

  test('the first day is one on which a rental can begin', async () => {
    renderPage(calendar);
    expect(day('1 December 2026')).toBeEnabled();
    await next();
    expect(day('10 January 2027')).toBeEnabled();
    expect(day('11 January 2027')).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Go to the Next Month' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('the other day is within the longest rental', async () => {
    renderPage(calendar);
    await userEvent.click(day('15 December 2026'));
    expect(day('5 December 2026')).toBeDisabled();
    expect(day('6 December 2026')).toBeEnabled();
    expect(day('24 December 2026')).toBeEnabled();
    expect(day('25 December 2026')).toBeDisabled();
  });

  test('a rental that begins on the last day may end later', async () => {
    renderPage(calendar);
    await next();
    await userEvent.click(day('10 January 2027'));
    expect(day('19 January 2027')).toBeEnabled();
    expect(day('20 January 2027')).toBeDisabled();
  });
});
