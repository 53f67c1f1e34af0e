import type { FleetPage } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { Button } from 'shared-kit/ui';
import { clearFilters, type FleetChoice } from '../../data/fleet-url.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FilterFields } from './filter-fields.tsx';
import styles from './filter-sheet.module.css';
import { FILTER_TEXT } from './texts.ts';

interface FilterSheetProps {
  readonly choice: FleetChoice;
  readonly page: FleetPage;
  /** Called after a change of the form. */
  readonly onChange: (form: HTMLFormElement) => void;
  readonly onChoose: (choice: FleetChoice) => void;
  readonly onClose: () => void;
}

/** Dialog with filters and sort, which shows the number of matching cars. Changes apply to the list at once. */
export function FilterSheet({ choice, page, onChange, onChoose, onClose }: FilterSheetProps) {
  const { formatMessage } = useIntl();
  return (
    <Dialog
      title={formatMessage(FILTER_TEXT.heading)}
      onClose={onClose}
      foot={
        <div className={styles.foot}>
          <Button look="quiet" onClick={() => onChoose(clearFilters(choice))}>
            {formatMessage(FILTER_TEXT.clear)}
          </Button>
          <Button onClick={onClose}>
            <span aria-live="polite">{formatMessage(FILTER_TEXT.show, { count: page.pagination.total })}</span>
          </Button>
        </div>
      }
    >
      <form className={styles.form} onChange={({ currentTarget }) => onChange(currentTarget)}>
        <FilterFields choice={choice} facets={page.facets} prices={page.prices} />
      </form>
    </Dialog>
  );
}
