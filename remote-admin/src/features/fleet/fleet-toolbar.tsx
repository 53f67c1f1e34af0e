import { Button, Segmented } from 'antd';
import { CAR_TYPES } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useCarValues } from 'shared-kit/ui';
import { PAGE_SIZES, type PageSize } from '../../data/bookings-view.ts';
import { InPageHead } from '../../kit/in-page-head.tsx';
import { FilterChoice } from '../../kit/list-screen/filter-choice.tsx';
import { FoldedFilters } from '../../kit/list-screen/folded-filters.tsx';
import { ChoiceField } from '../../ui/choice-field.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import styles from './fleet-toolbar.module.css';
import { FILTER_TEXT, PHOTO_NAMES, STATUS_NAMES } from './texts.ts';
import { type FleetUrlState, PHOTO_FILTERS, STATUS_FILTERS } from './use-fleet-url-state.ts';

interface FleetToolbarProps {
  readonly urlState: FleetUrlState;
  readonly onChange: (part: Partial<FleetUrlState>, options?: { readonly replace: boolean }) => void;
  readonly view: NonNullable<FleetUrlState['view']>;
  /** The views that fit the window. */
  readonly views: readonly NonNullable<FleetUrlState['view']>[];
  readonly onView: (view: NonNullable<FleetUrlState['view']>) => void;
  readonly size: PageSize;
  readonly onSize: (size: PageSize) => void;
  /** Number of cars found; undefined while they load. */
  readonly total: number | undefined;
}

/** Controls for search, filters and view of the fleet. */
export function FleetToolbar({ urlState, onChange, view, views, onView, size, onSize, total }: FleetToolbarProps) {
  const { formatMessage } = useIntl();
  const carValues = useCarValues();
  const isFiltered = Boolean(urlState.text || urlState.type || urlState.status || urlState.photo);
  const viewChoice = views.length > 1 && (
    <Segmented
      aria-label={formatMessage(FILTER_TEXT.view)}
      value={view}
      options={views.map((value) => ({ value, label: formatMessage(FILTER_TEXT[value]) }))}
      onChange={onView}
    />
  );
  if (view === 'order') return <div className={styles.toolbar}>{viewChoice}</div>;
  return (
    <div className={styles.toolbar}>
      <InPageHead>
        <SearchField
          className={styles.search ?? ''}
          aria-label={formatMessage(FILTER_TEXT.search)}
          placeholder={formatMessage(FILTER_TEXT.searchHint)}
          maxLength={80}
          allowClear
          value={urlState.text}
          onSearch={(text) => onChange({ text }, { replace: true })}
        />
      </InPageHead>
      <FoldedFilters count={[urlState.type, urlState.status, urlState.photo].filter(Boolean).length}>
        <FilterChoice
          label={formatMessage(FILTER_TEXT.type)}
          all={formatMessage(FILTER_TEXT.allTypes)}
          choices={CAR_TYPES.map((value) => ({ value, label: carValues.type(value) }))}
          value={urlState.type}
          onChange={(type) => onChange({ type })}
        />
        <FilterChoice
          label={formatMessage(FILTER_TEXT.status)}
          all={formatMessage(FILTER_TEXT.allStatuses)}
          choices={STATUS_FILTERS.map((value) => ({ value, label: formatMessage(STATUS_NAMES[value]) }))}
          value={urlState.status}
          onChange={(status) => onChange({ status })}
        />
        <FilterChoice
          label={formatMessage(FILTER_TEXT.photo)}
          all={formatMessage(FILTER_TEXT.allPhotos)}
          choices={PHOTO_FILTERS.map((value) => ({ value, label: formatMessage(PHOTO_NAMES[value]) }))}
          value={urlState.photo}
          onChange={(photo) => onChange({ photo })}
        />
        <ChoiceField
          aria-label={formatMessage(FILTER_TEXT.size)}
          value={size}
          choices={PAGE_SIZES.map((value) => ({
            value,
            label: formatMessage(FILTER_TEXT.perPage, { count: value }),
          }))}
          onChange={onSize}
        />
      </FoldedFilters>
      {viewChoice}
      <p role="status" className={styles.total}>
        {total !== undefined && <span>{formatMessage(FILTER_TEXT.total, { count: total })}</span>}
        {isFiltered && (
          <Button
            type="link"
            onClick={() => onChange({ text: '', type: undefined, status: undefined, photo: undefined })}
          >
            {formatMessage(FILTER_TEXT.clear)}
          </Button>
        )}
      </p>
    </div>
  );
}
