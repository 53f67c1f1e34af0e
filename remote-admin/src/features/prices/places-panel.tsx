import { Form } from 'antd';
import { NAMES, nameIn, PLACE_KINDS, type Place } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { type QueryState, useFormat, useHost } from 'shared-kit/remote';
import { FIELD_LABELS, STAFF_PROBLEM_TEXTS, useProblemText } from 'shared-kit/ui';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { AmountItem, LanguagesItem, RowList } from './form-items.tsx';
import { HoursRow, useWeekdayName } from './hours-row.tsx';
import { MissingLanguages } from './missing-languages.tsx';
import styles from './prices.module.css';
import { RulePanel } from './rule-panel.tsx';
import { PLACE_KIND_TEXT, PLACE_TEXT } from './texts.ts';

/** Where cars are handed over and taken back, with fees and opening hours. */
export function PlacesPanel({ state }: { readonly state: QueryState<readonly Place[]> }) {
  const { formatMessage, locale } = useIntl();
  const { describeField } = useProblemText({ staff: STAFF_PROBLEM_TEXTS });
  const format = useFormat();
  const weekdayName = useWeekdayName();
  const { currencySigns } = useHost().site;
  const fee = (text: (typeof PLACE_TEXT)['delivery'], value: number | undefined) =>
    value !== undefined && formatMessage(text, { amount: format.price(value, currencySigns.console) });
  return (
    <RulePanel
      entity="Places"
      texts={PLACE_TEXT}
      state={state}
      describe={({ names, kind, pickupFee, dropoffFee, hours = [], outOfHoursFee }) => ({
        name: nameIn(names, locale),
        title: (
          <strong>
            <bdi>{nameIn(names, locale)}</bdi>
          </strong>
        ),
        facts: [
          formatMessage(PLACE_KIND_TEXT[kind]),
          fee(PLACE_TEXT.delivery, pickupFee),
          fee(PLACE_TEXT.collection, dropoffFee),
          ...spansOf(hours).map(({ weekday, until, from, to }) => {
            const days = until ? `${weekdayName(weekday)} – ${weekdayName(until)}` : weekdayName(weekday);
            return `${days} ${format.time(from)} – ${format.time(to)}`;
          }),
          hours.length === 0 && formatMessage(PLACE_TEXT.alwaysOpen),
          hours.length > 0 && (fee(PLACE_TEXT.outside, outOfHoursFee) || formatMessage(PLACE_TEXT.closed)),
        ],
        notes: <MissingLanguages texts={names} />,
      })}
      fields={() => (
        <>
          <LanguagesItem name="names" maxLength={NAMES.parts.en.maxLength} />
          <Form.Item name="kind" label={formatMessage(FIELD_LABELS.kind)}>
            <ChoiceField
              choices={PLACE_KINDS.map((value) => ({ value, label: formatMessage(PLACE_KIND_TEXT[value]) }))}
            />
          </Form.Item>
          <div className={styles.pair}>
            <AmountItem name="pickupFee" />
            <AmountItem name="dropoffFee" />
          </div>
          <RowList
            name="hours"
            hint={PLACE_TEXT.hoursHint}
            add={PLACE_TEXT.addHours}
            added={{ weekday: '', from: '08:00', to: '20:00' }}
            isComplete={({ from, to }) => Boolean(from && to)}
            findProblem={({ from, to }) =>
              from && to && to <= from ? describeField('hours', { type: 'not_in_order' }) : undefined
            }
            row={HoursRow}
          />
          <AmountItem name="outOfHoursFee" hint={PLACE_TEXT.outsideHint} />
        </>
      )}
    />
  );
}

type Hours = NonNullable<Place['hours']>[number];

/** Returns the hours with weekdays that follow each other and are alike as one, from `weekday` until `until`. */
function spansOf(hours: readonly Hours[]): readonly (Hours & { readonly until?: number })[] {
  const spans: (Hours & { until?: number })[] = [];
  for (const one of hours) {
    const last = spans.at(-1);
    const end = last?.until ?? last?.weekday;
    if (last && end && one.weekday === end + 1 && one.from === last.from && one.to === last.to)
      last.until = one.weekday;
    else spans.push({ ...one });
  }
  return spans;
}
