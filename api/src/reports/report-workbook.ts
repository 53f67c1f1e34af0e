import { type CellValue, writeXlsx } from 'hucre/xlsx';
import { type ComparedReports, parseCalendarDay } from 'shared-kit/domain';
import { printableText } from '../entities/export/xlsx-stream.ts';

/** Returns the figures of a period as a workbook: a sheet for each table, whose days are dates and whose figures are numbers. */
export async function reportWorkbook({ period, before, yearBefore }: ComparedReports): Promise<Buffer> {
  const { totals, days, weeks, classes, cars, methods, notice, lost, extras, countries, languages } = period;
  const names = Object.keys(totals) as (keyof typeof totals)[];
  const sheets: readonly (readonly [name: string, rows: readonly object[]])[] = [
    [
      'Totals',
      [
        { figure: 'From', period: period.from, before: before.from, yearBefore: yearBefore.from },
        { figure: 'To', period: period.to, before: before.to, yearBefore: yearBefore.to },
        ...names.map((name) => ({
          figure: titleOf(name),
          period: totals[name],
          before: before.totals[name],
          yearBefore: yearBefore.totals[name],
        })),
      ],
    ],
    ...Object.entries({ days, weeks, classes, cars, methods, cancellations: notice, lost, countries, languages }).map(
      ([name, rows]) => [titleOf(name), rows] as const,
    ),
    ['Extras', extras.map(({ names: _, ...extra }) => extra)],
  ];
  const bytes = await writeXlsx({ sheets: sheets.map(([name, rows]) => sheetOf(name, rows)) });
  return Buffer.from(bytes);
}

function sheetOf(name: string, rows: readonly object[]) {
  const keys = [...new Set(rows.flatMap(Object.keys))];
  const headings = keys.map(titleOf);
  return {
    name,
    columns: headings.map((heading) => ({ width: Math.max(12, heading.length + 2) })),
    rows: [headings, ...rows.map((row) => keys.map((key) => cellOf((row as Record<string, CellValue>)[key])))],
    freezePane: { rows: 1 },
  };
}

function cellOf(value: CellValue | undefined): CellValue {
  if (typeof value !== 'string') return value ?? null;
  return parseCalendarDay(value) ? new Date(`${value}T00:00:00Z`) : printableText(value);
}

/** Returns the words of a name: `Rented days`. */
function titleOf(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
