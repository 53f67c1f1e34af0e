import { Button } from 'antd';
import { type ReactNode, useId } from 'react';
import { addDays, CAR_TYPES, type CalendarDay } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { LineIcon, useCarValues } from 'shared-kit/ui';
import { DayField } from '../../kit/day-field.tsx';
import { FoldedFilters } from '../../kit/list-screen/folded-filters.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StepButtons } from '../../ui/step-buttons.tsx';
import type { RowSize } from './grid-geometry.ts';
import styles from './planning-toolbar.module.css';
import { type PlanningUrlState, ZOOMS, type Zoom } from './planning-url-state.ts';
import { PLANNING_TEXT, ZOOM_TEXT } from './texts.ts';

interface PlanningToolbarProps {
  readonly urlState: PlanningUrlState;
  /** The first visible day of "Today". */
  readonly home: CalendarDay;
  /** Number of cars that match. */
  readonly count: number | undefined;
  readonly rowSize: RowSize;
  readonly onRowSize: (rowSize: RowSize) => void;
  readonly onChange: (part: Partial<PlanningUrlState>) => void;
}

const ANY_TYPE = 'any';

/** Paths of icons. */
const ROW_LINES: Readonly<Record<RowSize, string>> = {
  low: 'M4 5h16M4 9.700h16M4 14.300h16M4 19h16',
  tall: 'M4 5h16M4 12h16M4 19h16',
};

/** Chooses the days and the cars. */
export function PlanningToolbar({ urlState, home, count, rowSize, onRowSize, onChange }: PlanningToolbarProps) {
  const { formatMessage } = useIntl();
  const carValues = useCarValues();
  const { start, zoom, search, type, free } = urlState;
  const step = Math.max(1, ZOOMS[zoom] - 1);

  return (
    <div className={styles.toolbar}>
      <div className={styles.group}>
        <StepButtons
          previous={PLANNING_TEXT.earlier}
          next={PLANNING_TEXT.later}
          onStep={(direction) => onChange({ start: addDays(start, direction * step) })}
        >
          <Button onClick={() => onChange({ start: home })}>{formatMessage(PLANNING_TEXT.today)}</Button>
        </StepButtons>
      </div>
      <Field label={formatMessage(PLANNING_TEXT.start)}>
        {(id) => (
          <DayField id={id} commitsOnBlur required value={start} onChange={(day) => day && onChange({ start: day })} />
        )}
      </Field>
      <Field label={formatMessage(PLANNING_TEXT.zoom)}>
        {(id) => (
          <ChoiceField
            id={id}
            value={zoom}
            choices={(Object.keys(ZOOMS) as Zoom[]).map((value) => ({ value, label: formatMessage(ZOOM_TEXT[value]) }))}
            onChange={(value) => onChange({ zoom: value })}
          />
        )}
      </Field>
      <FoldedFilters count={[search, type, free].filter(Boolean).length}>
        <Field label={formatMessage(PLANNING_TEXT.search)}>
          {(id) => (
            <SearchField
              id={id}
              allowClear
              placeholder={formatMessage(PLANNING_TEXT.searchHint)}
              value={search}
              onSearch={(text) => onChange({ search: text })}
            />
          )}
        </Field>
        <Field label={formatMessage(PLANNING_TEXT.type)}>
          {(id) => (
            <ChoiceField
              id={id}
              value={type ?? ANY_TYPE}
              choices={[
                { value: ANY_TYPE, label: formatMessage(PLANNING_TEXT.everyType) },
                ...CAR_TYPES.map((value) => ({ value, label: carValues.type(value) })),
              ]}
              onChange={(value) => onChange({ type: CAR_TYPES.find((known) => known === value) })}
            />
          )}
        </Field>
        <Field label={formatMessage(PLANNING_TEXT.freeFrom)}>
          {(id) => (
            <DayField
              id={id}
              commitsOnBlur
              placeholder={formatMessage(PLANNING_TEXT.anyDay)}
              value={free?.from}
              onChange={(from) =>
                onChange({ free: from ? { from, to: free && free.to >= from ? free.to : from } : undefined })
              }
            />
          )}
        </Field>
        <Field label={formatMessage(PLANNING_TEXT.freeUntil)}>
          {(id) => (
            <DayField
              id={id}
              commitsOnBlur
              placeholder={formatMessage(PLANNING_TEXT.anyDay)}
              value={free?.to}
              onChange={(to) =>
                onChange({ free: to ? { from: free && free.from <= to ? free.from : to, to } : undefined })
              }
            />
          )}
        </Field>
      </FoldedFilters>
      <p className={styles.count} role="status">
        {count !== undefined && formatMessage(PLANNING_TEXT.count, { count })}
      </p>
      <Button
        className={styles.rows ?? ''}
        aria-label={formatMessage(PLANNING_TEXT.lowRows)}
        aria-pressed={rowSize === 'low'}
        title={formatMessage(PLANNING_TEXT.lowRows)}
        icon={<LineIcon path={ROW_LINES[rowSize]} size={18} />}
        onClick={() => onRowSize(rowSize === 'low' ? 'tall' : 'low')}
      />
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly children: (id: string) => ReactNode;
}

function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
