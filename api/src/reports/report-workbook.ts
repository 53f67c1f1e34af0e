import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { type ComparedReports, LOCALES, type LocaleCode, nameIn, parseCalendarDay } from 'shared-kit/domain';
import { CAR_TYPE_NAMES, FIELD_LABELS, type Message } from 'shared-kit/messages';
import { printableText } from '../entities/export/xlsx-stream.ts';
import { PAYMENT_METHODS_TEXT } from '../messages/papers/paper-texts.ts';
import { type Formatter, formatterOf } from '../platform/formatter-of.ts';
import { LOST_NAMES, REPORT_COLUMNS, REPORT_FIGURES, REPORT_SHEETS, REPORT_TEXT } from './report-texts.ts';

type SheetName = keyof typeof REPORT_SHEETS;
type Row = Readonly<Record<string, CellValue | undefined>>;
type Messages = Readonly<Record<string, Message>>;

/** Names of the columns and figures, by the names of the report. */
const LABELS: Messages = {
  ...REPORT_FIGURES,
  ...REPORT_COLUMNS,
  ...{ figure: REPORT_TEXT.figure, period: REPORT_TEXT.period, before: REPORT_TEXT.before },
  ...{ from: FIELD_LABELS.from, to: FIELD_LABELS.to },
  ...{ carId: FIELD_LABELS.CarId, name: FIELD_LABELS.carId, plate: FIELD_LABELS.plate, type: REPORT_TEXT.class },
  ...{ label: REPORT_COLUMNS.extra, locale: REPORT_COLUMNS.language },
};
/** Those that mean something else on one sheet. */
const OWN_LABELS: Readonly<Partial<Record<SheetName, Messages>>> = {
  weeks: { from: REPORT_COLUMNS.week },
  notice: { days: REPORT_COLUMNS.notice },
};
/** Names of values. */
const VALUES: Readonly<Record<string, Messages>> = {
  type: CAR_TYPE_NAMES,
  method: PAYMENT_METHODS_TEXT,
  by: LOST_NAMES,
};

/**
 * Returns the figures of a period as a workbook in a language: a sheet for each table, whose days are dates and whose figures are numbers.
 */
export async function reportWorkbook(
  { period, before, yearBefore }: ComparedReports,
  locale: LocaleCode,
): Promise<Buffer> {
  const say = formatterOf(locale);
  const regions = new Intl.DisplayNames([locale], { type: 'region' });
  const { totals, days, weeks, classes, cars, methods, notice, lost, extras, countries, languages } = period;
  const figures = Object.keys(totals) as (keyof typeof totals)[];
  const tables: Readonly<Record<SheetName, readonly object[]>> = {
    totals: [
      ...(['from', 'to'] as const).map((name) => [name, period[name], before[name], yearBefore[name]] as const),
      ...figures.map((name) => [name, totals[name], before.totals[name], yearBefore.totals[name]] as const),
    ].map(([name, ...values]) => ({
      figure: labelOf('totals', name, say),
      ...{ period: values[0], before: values[1], yearBefore: values[2] },
    })),
    ...{ days, weeks, classes, cars, methods, notice, lost },
    countries: countries.map(({ country, ...row }) => ({
      ...row,
      country: country && regions.of(country),
    })),
    languages: languages.map((row) => ({ ...row, locale: LOCALES[row.locale as LocaleCode]?.name ?? row.locale })),
    extras: extras.map(({ id: _, names, label, ...row }) => ({
      label: nameIn({ ...names, en: label }, locale),
      ...row,
    })),
  };
  const sheets = (Object.keys(REPORT_SHEETS) as SheetName[]).map((name) => sheetOf(name, tables[name] as Row[], say));
  return Buffer.from(await writeXlsx({ sheets }));
}

function sheetOf(name: SheetName, rows: readonly Row[], say: Formatter) {
  const keys = [...new Set(rows.flatMap(Object.keys))];
  const headings = keys.map((key) => labelOf(name, key, say));
  return {
    name: String(say(REPORT_SHEETS[name])),
    columns: headings.map((heading) => ({ width: Math.max(12, heading.length + 2) })),
    rows: [headings, ...rows.map((row) => keys.map((key) => cellOf(key, row[key], say)))],
    freezePane: { rows: 1 },
  };
}

function labelOf(sheet: SheetName, name: string, say: Formatter): string {
  const message = OWN_LABELS[sheet]?.[name] ?? LABELS[name];
  return message ? String(say(message)) : name;
}

function cellOf(key: string, value: CellValue | undefined, say: Formatter): CellValue {
  if (typeof value !== 'string') return value ?? null;
  const name = VALUES[key]?.[value];
  if (name) return String(say(name));
  return parseCalendarDay(value) ? new Date(`${value}T00:00:00Z`) : printableText(value);
}
