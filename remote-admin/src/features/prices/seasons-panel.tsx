import { Checkbox, Form } from 'antd';
import {
  type CalendarDay,
  type Car,
  type DateRange,
  findOverlap,
  joinWords,
  NAMES,
  nameIn,
  PRICE_SEASON_FIELDS,
  type PriceSeason,
  SEASON_KINDS,
} from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useFormat } from 'shared-kit/remote';
import { FIELD_LABELS, STAFF_PROBLEM_TEXTS, useProblemText } from 'shared-kit/ui';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { parsePrice } from '../../ui/parse-price.ts';
import { Tag } from '../../ui/tag.tsx';
import { usePriceProblem } from '../../ui/use-price-problem.ts';
import { LanguagesItem, NumberItem, PercentItem, RowList } from './form-items.tsx';
import { MissingLanguages } from './missing-languages.tsx';
import { nextYear } from './next-year.ts';
import { PriceRow } from './price-row.tsx';
import styles from './prices.module.css';
import { RangeRow } from './range-row.tsx';
import { RulePanel } from './rule-panel.tsx';
import { type RuleValues, readRule } from './rule-values.ts';
import { SEASON_TEXT } from './texts.ts';
import { YearGrid } from './year-grid.tsx';

/** Ranges that a line of the list names. */
const SHOWN_RANGES = 3;

interface SeasonsPanelProps {
  readonly state: QueryState<readonly PriceSeason[]>;
  readonly cars: readonly Car[];
}

/** The seasons: days with prices of their own. The form shows the prices of a car over a year as they would be. */
export function SeasonsPanel({ state, cars }: SeasonsPanelProps) {
  const { formatMessage, locale } = useIntl();
  const format = useFormat();
  const stored = state.status === 'ready' ? state.value : [];
  return (
    <RulePanel
      entity="PriceSeasons"
      texts={SEASON_TEXT}
      state={state}
      isWide
      order={(seasons) => seasons.toSorted((one, other) => (firstDay(one) < firstDay(other) ? -1 : 1))}
      copy={{ label: SEASON_TEXT.copy, name: SEASON_TEXT.copyOne, copied: nextYear }}
      describe={({ names, kind, ranges, percent, prices = [], minDays, leadDays, lengthDiscounts }) => ({
        name: nameIn(names, locale),
        title: (
          <>
            <strong>
              <bdi>{nameIn(names, locale)}</bdi>
            </strong>{' '}
            {kind === 'event' && <Tag color="blue" sign="none" label={formatMessage(SEASON_TEXT.eventMark)} />}
          </>
        ),
        facts: [
          ...ranges.slice(0, SHOWN_RANGES).map((range) => format.range(range)),
          ranges.length > SHOWN_RANGES &&
            formatMessage(SEASON_TEXT.moreRanges, { count: ranges.length - SHOWN_RANGES }),
          percent !== undefined && writePercent(percent),
          prices.length > 0 && formatMessage(SEASON_TEXT.prices, { count: prices.length }),
          minDays !== undefined &&
            formatMessage(SEASON_TEXT.minDays, { days: format.days(minDays, 'afterPreposition') }),
          leadDays !== undefined &&
            formatMessage(SEASON_TEXT.leadDays, { days: format.days(leadDays, 'afterPreposition') }),
          !lengthDiscounts && formatMessage(SEASON_TEXT.noDiscounts),
        ],
        notes: <MissingLanguages texts={names} />,
      })}
      fields={(edited) => <SeasonFields edited={edited} stored={stored} cars={cars} />}
    />
  );
}

interface SeasonFieldsProps {
  readonly edited: PriceSeason | undefined;
  readonly stored: readonly PriceSeason[];
  readonly cars: readonly Car[];
}

function SeasonFields({ edited, stored, cars }: SeasonFieldsProps) {
  const { formatMessage, locale } = useIntl();
  const { describeField } = useProblemText({ staff: STAFF_PROBLEM_TEXTS });
  const describePrice = usePriceProblem();
  const values = Form.useWatch([], Form.useFormInstance()) as RuleValues | undefined;
  const draft = values && readDraft(values, edited);
  const others = stored.filter(({ id }) => id !== edited?.id);
  const overlap = draft && findSeasonOverlap(draft, others);
  const describeOverlap = () => {
    if (!overlap) return undefined;
    const names = overlap.map((season) => nameIn(season.names, locale));
    if (overlap[0] === overlap[1]) return describeField('ranges', { type: 'ranges_overlap' });
    return formatMessage(STAFF_PROBLEM_TEXTS.answers.season_overlap, { seasons: joinWords(names, locale) });
  };
  return (
    <>
      <div className={styles.columns}>
        <div>
          <LanguagesItem name="names" maxLength={NAMES.parts.en.maxLength} />
          <Form.Item name="kind" label={formatMessage(FIELD_LABELS.kind)}>
            <ChoiceField choices={SEASON_KINDS.map((value) => ({ value, label: formatMessage(SEASON_TEXT[value]) }))} />
          </Form.Item>
        </div>
        <div>
          <RowList
            name="ranges"
            add={SEASON_TEXT.addRange}
            added={{ from: '', to: '' }}
            isComplete={({ from, to }) => Boolean(from && to)}
            findProblem={({ from, to }) =>
              from && to && to < from ? describeField('ranges', { type: 'not_in_order' }) : undefined
            }
            row={RangeRow}
          >
            {overlap && (
              <p role="alert" className={styles.warning}>
                <span>{describeOverlap()}</span>
              </p>
            )}
          </RowList>
          <div className={styles.pair}>
            <NumberItem name="minDays" field={PRICE_SEASON_FIELDS.minDays} />
            <NumberItem name="leadDays" field={PRICE_SEASON_FIELDS.leadDays} hint={SEASON_TEXT.leadHint} />
          </div>
        </div>
        <div>
          <PercentItem name="percent" field={PRICE_SEASON_FIELDS.percent} hint={SEASON_TEXT.percentHint} />
          <RowList
            name="prices"
            hint={SEASON_TEXT.pricesHint}
            add={SEASON_TEXT.addPrice}
            added={{ carId: '', type: '', price: '' }}
            isComplete={({ carId, type, price }) => Boolean((carId || type) && price?.trim())}
            findProblem={({ price = '' }) => describePrice(parsePrice(price))}
            row={PriceRow}
          />
          <Form.Item name="lengthDiscounts" valuePropName="checked">
            <Checkbox>{formatMessage(SEASON_TEXT.discounts)}</Checkbox>
          </Form.Item>
        </div>
      </div>
      <YearGrid
        cars={cars}
        stored={stored}
        seasons={draft ? [draft, ...others] : stored}
        firstDay={draft?.ranges.map(({ from }) => from).toSorted()[0]}
      />
    </>
  );
}

/** Returns the season that the form describes, with what is complete of it. */
function readDraft(values: RuleValues, edited: PriceSeason | undefined): PriceSeason {
  const body = readRule(PRICE_SEASON_FIELDS, values);
  const set = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== null));
  const { ranges = [], prices = [], names } = set as Partial<PriceSeason>;
  const isRange = ({ from, to }: Partial<DateRange>) => from !== undefined && to !== undefined && from <= to;
  return {
    ...(set as unknown as PriceSeason),
    id: edited?.id ?? 0,
    names: { ...names, en: names?.en ?? '' },
    ranges: ranges.filter(isRange),
    prices: prices.filter(({ price }) => price !== undefined),
  };
}

/** Returns two seasons of the draft's kind that have days in common, or the draft twice for two of its ranges. */
function findSeasonOverlap(draft: PriceSeason, others: readonly PriceSeason[]) {
  const ofKind = [draft, ...others].filter(({ kind }) => kind === draft.kind);
  const ranges = ofKind.flatMap((season) => season.ranges.map((range) => ({ ...range, season })));
  return findOverlap(ranges)?.map(({ season }) => season);
}

function firstDay({ ranges }: PriceSeason): CalendarDay | '' {
  return ranges.map(({ from }) => from).toSorted()[0] ?? '';
}

function writePercent(percent: number): string {
  return `\u2066${percent > 0 ? '+' : ''}${percent}\u00a0%\u2069`;
}
