import { Button } from 'antd';
import { type KeyboardEvent, type PointerEvent, useId, useMemo, useState } from 'react';
import {
  addDays,
  type CalendarDay,
  type Car,
  type DayPrice,
  dayPrices,
  NO_PRICE_RULES,
  nameIn,
  type PriceSeason,
  parseCalendarDay,
  ratesOf,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import { nameOf } from './price-row.tsx';
import { GRID_TEXT } from './texts.ts';
import styles from './year-grid.module.css';

const MONTHS = 12;
const DAYS = Array.from({ length: 31 }, (_, index) => index + 1);
/** Colours of seasons, repeated when there are more of them. */
const COLOURS = 6;

interface YearGridProps {
  readonly cars: readonly Car[];
  /** As they are stored. */
  readonly stored: readonly PriceSeason[];
  /** As they would be. */
  readonly seasons: readonly PriceSeason[];
  /** A day of the first year that is shown, instead of today. */
  readonly firstDay?: CalendarDay | undefined;
}

/** The price of a car on each day of a year, in the colour of its season; days whose price would change are marked. */
export function YearGrid({ cars, stored, seasons, firstDay }: YearGridProps) {
  const { site, locale: page } = useHost();
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const today = useAgencyToday();
  const id = useId();
  const [carId, setCarId] = useState<string>();
  const [shift, setShift] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [chosen, setChosen] = useState<CalendarDay>();
  const [pointed, setPointed] = useState<CalendarDay>();
  const car = cars.find(({ CarId }) => CarId === carId) ?? cars[0];
  const months = listMonths(firstDay && firstDay > today ? firstDay : today, shift * MONTHS);
  const from = months[0] ?? today;
  const to = addDays(listMonths(from, MONTHS)[0] ?? today, -1);
  const { shown, before } = useMemo(() => {
    const pricesWith = (rules: readonly PriceSeason[]): ReadonlyMap<CalendarDay, DayPrice> => {
      // Without length discounts, which a price of a single day never has.
      const days = car
        ? dayPrices(car.price, { from, to }, ratesOf({ ...NO_PRICE_RULES, seasons: rules }, car, site.priceStep))
        : [];
      return new Map(days.map((day) => [day.day, day]));
    };
    return { shown: pricesWith(seasons), before: pricesWith(stored) };
  }, [car, from, to, seasons, stored, site.priceStep]);
  if (!car) return <p>{formatMessage(GRID_TEXT.none)}</p>;

  const used = [
    ...new Map([...shown.values()].flatMap(({ season }) => (season ? [[season.id, season]] : []))).values(),
  ];
  const colourOf = ({ season }: DayPrice) =>
    season && used.findIndex(({ id: seasonId }) => seasonId === season.id) % COLOURS;
  // Isolated, so that an amount and a name in Latin letters keep their places in an Arabic sentence.
  const isolate = (text: string) => (page.direction === 'rtl' ? `\u2068${text}\u2069` : text);
  const price = (amount: number) => isolate(format.price(amount, site.currencySigns.console));
  const isChanged = ({ day, price: amount }: DayPrice) => before.get(day)?.price !== amount;
  const describe = (one: DayPrice) => {
    const season = one.season ? isolate(nameIn(one.season.names, locale)) : formatMessage(GRID_TEXT.ownPrice);
    const told = {
      day: format.day(one.day, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }),
      price: price(one.price),
      season,
      before: price(before.get(one.day)?.price ?? 0),
    };
    return formatMessage(isChanged(one) ? GRID_TEXT.changedDay : GRID_TEXT.day, told);
  };
  const active = [chosen, firstDay, today].find((day) => day && shown.has(day)) ?? from;
  const told = shown.get(pointed && shown.has(pointed) ? pointed : active);
  const changes = [...shown.values()].filter(isChanged).length;
  const isDraft = seasons !== stored;

  const figure = (one: DayPrice | undefined) => one && format.price(one.price, '').trim();
  /** The price of a first day of a season, or of none. */
  const sample = (id?: number) => figure([...shown.values()].find(({ season }) => season?.id === id));
  const isPlain = stored.length === 0 && !isDraft;

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const forward = page.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const sideways = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const day = sideways
      ? addDays(active, event.key === forward ? 1 : -1)
      : event.key === 'ArrowDown' || event.key === 'ArrowUp'
        ? sameDayIn(active, event.key === 'ArrowDown' ? 1 : -1)
        : undefined;
    if (!day || !shown.has(day)) return;
    event.preventDefault();
    setChosen(day);
    setPointed(undefined);
    document.getElementById(`${id}-${day}`)?.focus();
  };
  const point = ({ target }: PointerEvent) => {
    const day = target instanceof Element && target.closest<HTMLElement>('[data-day]')?.dataset.day;
    setPointed(parseCalendarDay(day));
  };

  return (
    <div className={styles.grid}>
      <div className={styles.head}>
        <label htmlFor={`${id}-car`}>{formatMessage(GRID_TEXT.car)}</label>
        <ChoiceField
          id={`${id}-car`}
          choices={cars.map((one) => ({ value: one.CarId, label: nameOf(one) }))}
          value={car.CarId}
          onChange={setCarId}
        />
        {isPlain && (
          <>
            <span>{formatMessage(GRID_TEXT.everyDay, { price: price(car.price) })}</span>
            <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
              {formatMessage(isOpen ? GRID_TEXT.hideYear : GRID_TEXT.showYear)}
            </Button>
          </>
        )}
      </div>
      {(isOpen || !isPlain) && (
        <>
          <div className={styles.years}>
            <StepButtons
              previous={GRID_TEXT.earlier}
              next={GRID_TEXT.later}
              onStep={(direction) => setShift(shift + direction)}
            >
              <span>{`${format.month(from)} – ${format.month(to)}`}</span>
            </StepButtons>
          </div>
          {isDraft && (
            <output className={styles.changes}>
              {changes > 0 && <span>{formatMessage(GRID_TEXT.changes, { count: changes })}</span>}
            </output>
          )}
          {/* The name of the focused day says the same. */}
          <p aria-hidden="true" className={styles.told}>
            <span>{told && describe(told)}</span>
          </p>
          <div
            className={styles.scroll}
            data-scrolled
            onPointerOver={point}
            onPointerLeave={() => setPointed(undefined)}
          >
            <table aria-label={formatMessage(GRID_TEXT.table, { car: car.name })}>
              <thead>
                <tr>
                  <th scope="col">{formatMessage(GRID_TEXT.month)}</th>
                  {DAYS.map((day) => (
                    <th key={day} scope="col">
                      {day}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {months.map((month) => (
                  <tr key={month}>
                    <th scope="row">{format.month(month)}</th>
                    {DAYS.map((number) => {
                      const one = shown.get(dayOf(month, number));
                      return (
                        <td key={number}>
                          {one && (
                            <button
                              type="button"
                              id={`${id}-${one.day}`}
                              data-day={one.day}
                              data-colour={colourOf(one)}
                              data-changed={isChanged(one)}
                              data-past={one.day < today}
                              tabIndex={one.day === active ? 0 : -1}
                              aria-label={describe(one)}
                              onFocus={() => setChosen(one.day)}
                              onKeyDown={press}
                            >
                              {figure(one)}
                            </button>
                          )}
                        </td>
                      );
                    })}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {!isPlain && (
            <ul className={styles.legend}>
              <li>
                <span className={styles.swatch}>{sample()}</span> <span>{formatMessage(GRID_TEXT.ownPrice)}</span>
              </li>
              {used.map((season, index) => (
                <li key={season.id}>
                  <span className={styles.swatch} data-colour={index % COLOURS}>
                    {sample(season.id)}
                  </span>{' '}
                  <bdi>{nameIn(season.names, locale)}</bdi>
                </li>
              ))}
              {isDraft && (
                <li>
                  <span className={styles.swatch} data-changed="true" /> <span>{formatMessage(GRID_TEXT.changed)}</span>
                </li>
              )}
            </ul>
          )}
          <p className={styles.hint}>{formatMessage(GRID_TEXT.hint)}</p>
        </>
      )}
    </div>
  );
}

/** Returns the first days of twelve months, from that of a day shifted by some months. */
function listMonths(day: CalendarDay, shift: number): readonly CalendarDay[] {
  return Array.from({ length: MONTHS }, (_, index) => monthAfter(day, shift + index));
}

function monthAfter(day: CalendarDay, count: number): CalendarDay {
  const months = Number(day.slice(0, 4)) * MONTHS + Number(day.slice(5, 7)) - 1 + count;
  return `${Math.floor(months / MONTHS)}-${twoDigits((months % MONTHS) + 1)}-01` as CalendarDay;
}

/** Returns a day of a month, which may not be in the calendar. */
function dayOf(month: CalendarDay, number: number): CalendarDay {
  return `${month.slice(0, 8)}${twoDigits(number)}` as CalendarDay;
}

function sameDayIn(day: CalendarDay, months: number): CalendarDay | undefined {
  return parseCalendarDay(dayOf(monthAfter(day, months), Number(day.slice(8))));
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
