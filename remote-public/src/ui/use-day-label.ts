import type { CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useFormat } from 'shared-kit/remote';
import { DAY_STATE_TEXT, PICKER_TEXT } from './texts.ts';

/** Returns the function that names a day of the calendar with its states and its price, for screen readers. */
export function useDayLabel() {
  const { formatMessage } = useIntl();
  const format = useFormat();
  return (day: CalendarDay, modifiers: Readonly<Record<string, boolean>>, price?: string): string => {
    const text = DAY_STATE_TEXT;
    const states = [
      modifiers.today && text.today,
      modifiers.booked ? text.booked : modifiers.disabled && text.unavailable,
      modifiers.range_start && text.pickup,
      modifiers.range_end && !modifiers.range_start && text.dropoff,
      modifiers.range_middle && text.between,
    ].filter((state) => state !== undefined && state !== false);
    const told = [...states.map((state) => formatMessage(state)), ...(price ? [price] : [])];
    return told.reduce(
      (label, state) => formatMessage(PICKER_TEXT.dayState, { day: label, state }),
      // The button shows `1`, which its name must contain as a word: not the `1er` of French.
      format.day(day, DAY_STYLE).replace(' 1er ', ' 1 '),
    );
  };
}

const DAY_STYLE = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const;
