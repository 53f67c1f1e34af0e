import {
  type ComparedReports,
  NOTICE_STEPS,
  nameIn,
  parseLocale,
  type Report,
  type ReportTotals,
  type Usage,
} from 'shared-kit/domain';
import { type Message, useIntl } from 'shared-kit/intl';
import { useFormat, useHost } from 'shared-kit/remote';
import { useCarValues } from 'shared-kit/ui';
import { useAgencyToday } from '../../data/use-agency-today.ts';
import { Panel } from '../../ui/panel.tsx';
import { METHOD_NAMES } from '../../ui/payment-names.ts';
import { nameWithPlate } from '../../ui/plate.tsx';
import { FigureTable, type FigureTableProps } from './figure-table.tsx';
import { Plot } from './plot.tsx';
import styles from './reports.module.css';
import { FIGURE_TEXT, LOST_NAMES, PART_TEXT, REPORTS_TEXT } from './texts.ts';
import { type Figures, useFigures } from './use-figures.ts';

const SHORT = { day: 'numeric', month: 'short' } as const;

/** Shows the figures of a period: at a glance, as plots, and as tables. */
export function ReportView({ period, before, yearBefore }: ComparedReports) {
  const { locale } = useHost();
  const { formatMessage } = useIntl();
  const format = useFormat();
  const figures = useFigures();
  const today = useAgencyToday();
  const carValues = useCarValues();
  const { money, count, share } = figures;
  const usage = [
    [FIGURE_TEXT.occupancy, (row: Usage) => share(row.occupancy)],
    [FIGURE_TEXT.rentedDays, (row: Usage) => count(row.rentedDays)],
    [FIGURE_TEXT.blockedDays, (row: Usage) => count(row.blockedDays)],
    [FIGURE_TEXT.fleetDays, (row: Usage) => count(row.fleetDays)],
    [FIGURE_TEXT.earned, (row: Usage) => money(row.earned)],
  ] as const;
  const carColumns = [
    [FIGURE_TEXT.car, nameWithPlate],
    ...usage,
    [FIGURE_TEXT.costs, ({ costs }: Report['cars'][number]) => money(costs)],
    [
      FIGURE_TEXT.result,
      ({ result }: Report['cars'][number]) => (
        <span className={result < 0 ? styles.less : undefined}>{money(result)}</span>
      ),
    ],
  ] as const;
  const losing = period.cars.filter(({ result }) => result < 0).sort((a, b) => a.result - b.result);
  const sharesOf = [
    [FIGURE_TEXT.rentals, ({ rentals }: { readonly rentals: number }) => count(rentals)],
    [FIGURE_TEXT.amount, ({ amount }: { readonly amount: number }) => money(amount)],
  ] as const;
  const nameOf = (type: 'region' | 'language', code: string | undefined) =>
    code ? new Intl.DisplayNames([locale.code], { type }).of(code) : formatMessage(REPORTS_TEXT.unknown);
  return (
    <div className={styles.report}>
      <Panel
        title={formatMessage(PART_TEXT.headline)}
        aside={period.isTaxed && <span className={styles.told}>{formatMessage(REPORTS_TEXT.taxed)}</span>}
        className={styles.wide}
      >
        <Headline
          period={period.totals}
          before={before.totals}
          yearBefore={yearBefore.totals}
          isTaxed={period.isTaxed}
        />
      </Panel>
      <Plot
        title={formatMessage(PART_TEXT.earned)}
        kind="line"
        write={money}
        points={period.days.map(({ day, earned }, index) => ({
          label: format.day(day, SHORT),
          value: day <= today ? earned : undefined,
          before: before.days[index]?.earned,
        }))}
        table={
          <FigureTable
            caption={formatMessage(PART_TEXT.earned)}
            rows={period.days}
            keyOf={({ day }) => day}
            columns={[
              [FIGURE_TEXT.day, ({ day }) => format.day(day)],
              [FIGURE_TEXT.earned, ({ earned }) => money(earned)],
              ...(period.isTaxed
                ? [[FIGURE_TEXT.net, ({ net }: { readonly net: number }) => money(net)] as const]
                : []),
            ]}
          />
        }
      />
      <Plot
        title={formatMessage(PART_TEXT.occupancy)}
        kind="bars"
        write={share}
        points={period.weeks.map(({ from, occupancy = 0 }, index) => ({
          label: format.day(from, SHORT),
          value: occupancy,
          before: before.weeks[index]?.occupancy,
        }))}
        table={
          <FigureTable
            caption={formatMessage(PART_TEXT.occupancy)}
            rows={period.weeks}
            keyOf={({ from }) => from}
            columns={[[FIGURE_TEXT.week, ({ from }) => format.day(from)], ...usage]}
          />
        }
      />
      <Panel title={formatMessage(PART_TEXT.losing)} className={styles.wide}>
        {losing.length === 0 ? (
          <p className={styles.nothing}>{formatMessage(PART_TEXT.noneLosing)}</p>
        ) : (
          <FigureTable
            caption={formatMessage(PART_TEXT.losing)}
            rows={losing}
            keyOf={({ carId }) => carId}
            columns={carColumns}
          />
        )}
      </Panel>
      <FigurePanel title={PART_TEXT.cars} isWide rows={period.cars} keyOf={({ carId }) => carId} columns={carColumns} />
      <FigurePanel
        title={PART_TEXT.classes}
        isWide
        rows={period.classes}
        keyOf={({ type }) => type}
        columns={[[FIGURE_TEXT.class, ({ type }) => carValues.type(type as 'SUV')], ...usage]}
      />
      <FigurePanel
        title={PART_TEXT.methods}
        rows={period.methods}
        keyOf={({ method }) => method}
        columns={[
          [FIGURE_TEXT.method, ({ method }) => formatMessage(METHOD_NAMES[method])],
          [FIGURE_TEXT.amount, ({ amount }) => money(amount)],
        ]}
      />
      <FigurePanel
        title={PART_TEXT.notice}
        rows={period.notice}
        keyOf={({ days }) => String(days)}
        columns={[
          [FIGURE_TEXT.notice, ({ days }) => writeNotice(days)],
          [FIGURE_TEXT.canceled, ({ canceled }) => count(canceled)],
        ]}
      />
      <FigurePanel
        title={PART_TEXT.lost}
        rows={period.lost}
        keyOf={({ by }) => by}
        columns={[
          [FIGURE_TEXT.by, ({ by }) => formatMessage(LOST_NAMES[by])],
          [FIGURE_TEXT.requests, ({ requests }) => count(requests)],
          [FIGURE_TEXT.amount, ({ amount }) => money(amount)],
        ]}
      />
      <FigurePanel
        title={PART_TEXT.extras}
        rows={period.extras}
        keyOf={({ id }) => id}
        columns={[
          [FIGURE_TEXT.extra, ({ label, names }) => nameIn({ en: label, ...names }, locale.code)],
          [FIGURE_TEXT.pieces, ({ pieces }) => count(pieces)],
          ...sharesOf,
        ]}
      />
      <FigurePanel
        title={PART_TEXT.countries}
        rows={period.countries}
        keyOf={({ callingCode }) => callingCode}
        columns={[
          [
            FIGURE_TEXT.country,
            ({ callingCode, country }) => (country || !callingCode ? nameOf('region', country) : `+${callingCode}`),
          ],
          ...sharesOf,
        ]}
      />
      <FigurePanel
        title={PART_TEXT.languages}
        rows={period.languages}
        keyOf={(row) => row.locale}
        columns={[
          [FIGURE_TEXT.language, (row) => nameOf('language', parseLocale(row.locale) && row.locale)],
          ...sharesOf,
        ]}
      />
    </div>
  );
}

interface FigurePanelProps<Row> extends Omit<FigureTableProps<Row>, 'caption'> {
  readonly title: Message;
  readonly isWide?: boolean;
}

/** A table of figures in a panel of its own. */
function FigurePanel<Row>({ title, isWide = false, ...table }: FigurePanelProps<Row>) {
  const caption = useIntl().formatMessage(title);
  return (
    <Panel title={caption} className={isWide ? styles.wide : undefined}>
      <FigureTable caption={caption} {...table} />
    </Panel>
  );
}

interface HeadlineProps {
  readonly period: ReportTotals;
  readonly before: ReportTotals;
  readonly yearBefore: ReportTotals;
  readonly isTaxed: boolean;
}

/** The sums of a period, each beside those of the periods that it is compared with. */
function Headline({ isTaxed, ...totals }: HeadlineProps) {
  const { direction } = useHost().locale;
  const { formatMessage } = useIntl();
  const figures = useFigures();
  const hasYearBefore = HEADLINES.flat().some(([name]) => totals.yearBefore[name]);
  return HEADLINES.map((part) => (
    <dl key={part[0]?.[0]} className={styles.headline}>
      {part
        .filter(([name]) => isTaxed || name !== 'net')
        .map(([name, write]) => {
          const compared = (other: ReportTotals) => {
            const points = name === 'occupancy' && figures.points(totals.period[name], other[name]);
            const change = points
              ? formatMessage(REPORTS_TEXT.points, { change: `\u2066${points}\u2069` })
              : figures.change(totals.period[name], other[name]);
            return (
              <span key="value">
                <bdi dir={direction}>{write(other[name], figures, formatMessage)}</bdi>
                {/* Within the change, the blank would stand at its other end in Arabic. */}
                {change && ' '}
                {change && <bdi dir={points ? direction : 'ltr'}>{`(${change})`}</bdi>}
              </span>
            );
          };
          return (
            <div key={name}>
              <dt>{formatMessage(FIGURE_TEXT[name])}</dt>
              <dd>
                <bdi dir={direction}>{write(totals.period[name], figures, formatMessage)}</bdi>
              </dd>
              <dd>{formatMessage(REPORTS_TEXT.before, { value: compared(totals.before) })}</dd>
              {hasYearBefore && (
                <dd>{formatMessage(REPORTS_TEXT.yearBefore, { value: compared(totals.yearBefore) })}</dd>
              )}
            </div>
          );
        })}
    </dl>
  ));
}

type Write = (
  value: number | undefined,
  figures: Figures,
  formatMessage: (message: Message, values: Readonly<Record<string, number>>) => string,
) => string;
const money: Write = (value, figures) => figures.money(value);
const count: Write = (value, figures) => figures.count(value);
const days: Write = (value, _, formatMessage) =>
  value === undefined ? '–' : formatMessage(REPORTS_TEXT.days, { count: value });

/** In the order in which they are read: money, and what it comes from. */
const HEADLINES: readonly (readonly (readonly [
  name: keyof ReportTotals & keyof typeof FIGURE_TEXT,
  write: Write,
])[])[] = [
  [
    ['earned', money],
    ['net', money],
    ['received', money],
    ['open', money],
    ['owed', money],
    ['held', money],
  ],
  [
    ['occupancy', (value, { share }) => share(value)],
    ['rentals', count],
    ['averageDayPrice', money],
    ['averageLength', days],
    ['averageLead', days],
    ['canceled', count],
    ['lost', count],
  ],
];

/** Returns the days from one step of notice to the next: `2–6`, `30+`. */
function writeNotice(least: number): string {
  const next = NOTICE_STEPS.find((step) => step > least);
  if (next === undefined) return `\u2066${least}+\u2069`;
  return next - least === 1 ? String(least) : `\u2066${least}–${next - 1}\u2069`;
}
