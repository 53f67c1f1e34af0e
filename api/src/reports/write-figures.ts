import { type ComparedReports, formatCount, formatRating, type Report } from 'shared-kit/domain';
import type { Message } from 'shared-kit/messages';
import type { PaperLanguage, PaperWriter } from '../messages/papers/paper-writer.ts';
import { REPORT_FIGURES, REPORT_TEXT } from './report-texts.ts';

type Figure = keyof typeof REPORT_FIGURES;
type Write = (value: number, language: PaperLanguage) => string;

export const money: Write = (value, { amount }) => amount(value);
export const share: Write = (value, { locale }) => `${formatRating(value * 100, locale)} %`;
const count: Write = (value, { locale }) => formatCount(value, locale);
const days: Write = (value, { text }) => text(REPORT_TEXT.days, { count: value });
const WRITE: Readonly<Record<Figure, Write>> = {
  ...{ occupancy: share, earned: money, net: money, received: money, open: money, owed: money, held: money },
  ...{ rentals: count, averageDayPrice: money, averageLength: days, averageLead: days, canceled: count, lost: count },
};

/** A figure of a period and of the one before. */
export interface WrittenFigure {
  readonly label: Message;
  readonly period: string;
  readonly before: string;
}

/** Returns the figures of all cars, in the writer's first language. */
export function writeFigures(
  { period, before }: Pick<ComparedReports, 'period' | 'before'>,
  { say }: PaperWriter,
): readonly WrittenFigure[] {
  const written = (name: Figure, { totals }: Report) => {
    const value = totals[name];
    return value === undefined ? '–' : (say((language) => WRITE[name](value, language))[0] ?? '');
  };
  return (Object.keys(REPORT_FIGURES) as Figure[])
    .filter((name) => period.isTaxed || name !== 'net')
    .map((name) => ({ label: REPORT_FIGURES[name], period: written(name, period), before: written(name, before) }));
}
