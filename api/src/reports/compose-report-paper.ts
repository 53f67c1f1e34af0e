import type { ComparedReports, StoredPaperSettings } from 'shared-kit/domain';
import { heading, paperOf } from '../messages/papers/paper-parts.ts';
import type { PaperLanguage, PaperWriter } from '../messages/papers/paper-writer.ts';
import type { PaperBlock, PaperContent } from '../platform/pdf/paper-content.ts';
import { REPORT_FIGURES, REPORT_TEXT } from './report-texts.ts';
import { money, share, writeFigures } from './write-figures.ts';

/** How many of the cars that cost more than they earn have room on the page. */
const MAX_LOSING = 6;

/** Returns the figures of a period on one page, in the writer's first language. */
export function composeReportPaper(
  { period, before }: Pick<ComparedReports, 'period' | 'before'>,
  {
    settings,
    writer,
    now,
  }: { readonly settings: StoredPaperSettings; readonly writer: PaperWriter; readonly now: Date },
): PaperContent {
  const { label, same } = writer;
  const said = (say: (language: PaperLanguage) => string) => writer.say(say)[0] ?? '';
  const losing = [...period.cars].sort((a, b) => a.result - b.result).filter(({ result }) => result < 0);
  const title = writer.label(REPORT_TEXT.title);
  const number = said((language) => language.days(period.from, period.to));
  return paperOf(
    { title, number, version: 1, now },
    [
      sums(
        [REPORT_TEXT.figure, REPORT_TEXT.before, REPORT_TEXT.period],
        writeFigures({ period, before }, writer).map((figure) => ({
          ...{ label: label(figure.label), quantity: figure.before, amount: figure.period },
        })),
        writer,
      ),
      sums(
        [REPORT_TEXT.class, REPORT_FIGURES.occupancy, REPORT_FIGURES.earned],
        period.classes.map(({ type, occupancy, earned }) => ({
          label: same(type),
          quantity: occupancy === undefined ? '–' : said((language) => share(occupancy, language)),
          amount: said((language) => money(earned, language)),
        })),
        writer,
      ),
      ...(losing.length === 0
        ? []
        : [
            heading(writer, REPORT_TEXT.losing),
            sums(
              [REPORT_TEXT.figure, REPORT_FIGURES.occupancy, REPORT_FIGURES.earned],
              losing.slice(0, MAX_LOSING).map(({ name, plate = '', occupancy = 0, result }) => ({
                label: same(`${name} ${plate}`.trim()),
                quantity: said((language) => share(occupancy, language)),
                amount: said((language) => money(result, language)),
              })),
              writer,
            ),
          ]),
    ],
    settings,
    writer,
  );
}

type Sums = Extract<PaperBlock, { readonly type: 'sums' }>;

function sums(
  headings: readonly Parameters<PaperWriter['label']>[0][],
  lines: Sums['lines'],
  { label }: PaperWriter,
): Sums {
  return { type: 'sums', headings: headings.map(label), lines, totals: [] };
}
