import { Button, Modal } from 'antd';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIntl } from 'shared-kit/intl';
import { Icon } from 'shared-kit/ui';
import type { ReturnState } from '../../ui/back-link.tsx';
import { ComboField } from '../../ui/combo-field.tsx';
import { FAILURE_TEXT } from '../../ui/texts.ts';
import { useErrorText } from '../../ui/use-error-text.ts';
import styles from './search-dialog.module.css';
import { SEARCH_TEXT } from './texts.ts';
import { type SearchResult, useSearch } from './use-search.tsx';
import type { TypedAhead } from './use-typed-ahead.ts';

const FIELD_ID = 'search-everywhere';
/** What was opened last, until the page is loaded anew. */
const KEPT = 5;

interface SearchDialogProps {
  readonly isOpen: boolean;
  readonly typedAhead: TypedAhead;
  readonly onClose: () => void;
}

/** Finds bookings, cars, days, pages and settings while one types, and opens them. */
export function SearchDialog({ isOpen, typedAhead, onClose }: SearchDialogProps) {
  const { formatMessage } = useIntl();
  const [recent, setRecent] = useState<readonly SearchResult[]>([]);
  return (
    <Modal
      open={isOpen}
      title={formatMessage(SEARCH_TEXT.title)}
      footer={null}
      destroyOnHidden
      width={680}
      afterOpenChange={(open) => (open ? document.getElementById(FIELD_ID)?.focus() : typedAhead.giveBack())}
      onCancel={onClose}
    >
      <Search
        recent={recent}
        typedAhead={typedAhead}
        onOpened={(opened) => {
          const kept = { ...opened, group: formatMessage(SEARCH_TEXT.recent) };
          setRecent([kept, ...recent.filter(({ key }) => key !== opened.key)].slice(0, KEPT));
          onClose();
        }}
      />
    </Modal>
  );
}

interface SearchProps extends Pick<SearchDialogProps, 'typedAhead'> {
  readonly recent: readonly SearchResult[];
  readonly onOpened: (result: SearchResult) => void;
}

function Search({ recent, typedAhead, onOpened }: SearchProps) {
  const { formatMessage } = useIntl();
  const { describeError } = useErrorText();
  const navigate = useNavigate();
  const { pathname, search: query } = useLocation();
  const [typed, setTyped] = useState('');
  const search = useSearch(typed);
  const options = typed.trim() === '' ? [...recent, ...search.results] : search.results;
  const isLoading = search.status === 'loading';
  const open = (chosen: string) => {
    const result = options.find(({ key }) => key === chosen);
    if (!result) return;
    const state: ReturnState = { returnAddress: pathname + query };
    void navigate(result.to, { state });
    onOpened(result);
  };
  // Enter opens the first result, also while it is awaited: of a pasted code, for example.
  const [isEntered, setIsEntered] = useState(false);
  const openFirst = useEffectEvent(() => {
    setIsEntered(false);
    if (search.status === 'ready' && options[0]) open(options[0].key);
  });
  useEffect(() => {
    if (isEntered && !isLoading) openFirst();
  }, [isEntered, isLoading]);
  const takeTyped = () => {
    const ahead = typedAhead.take();
    if (!ahead) return;
    setTyped((text) => text + ahead.text);
    setIsEntered(ahead.isEntered && ahead.text.trim() !== '');
  };
  // Before the dialog stands still: one types on meanwhile.
  useEffect(() => document.getElementById(FIELD_ID)?.focus(), []);
  const describe = () => {
    if (isLoading) return formatMessage(SEARCH_TEXT.searching);
    if (typed.trim() === '') return '';
    if (options.length > 0) return formatMessage(SEARCH_TEXT.count, { count: options.length });
    return search.status === 'failed' ? '' : formatMessage(SEARCH_TEXT.nothing, { search: typed.trim() });
  };
  return (
    <div className={styles.search} aria-busy={isLoading}>
      <ComboField
        id={FIELD_ID}
        aria-label={formatMessage(SEARCH_TEXT.title)}
        aria-describedby={`${FIELD_ID}-state`}
        size="large"
        prefix={<Icon name="search" />}
        placeholder={formatMessage(SEARCH_TEXT.field)}
        value={typed}
        onChange={(text) => {
          setIsEntered(false);
          setTyped(text);
        }}
        onFocus={takeTyped}
        onKeyDown={({ key }) => key === 'Enter' && isLoading && setIsEntered(true)}
        options={options}
        listLabel={formatMessage(SEARCH_TEXT.results)}
        isListFixed
        isBusy={isLoading}
        onChoose={open}
      />
      {search.status === 'failed' && (
        <p role="alert" className={styles.failure}>
          <span>{formatMessage(SEARCH_TEXT.failed)}</span> <span>{describeError(search.error)}</span>{' '}
          <Button
            size="small"
            onClick={() => {
              // The button is removed: moves the focus to the field.
              document.getElementById(FIELD_ID)?.focus();
              search.retry();
            }}
          >
            {formatMessage(FAILURE_TEXT.retry)}
          </Button>
        </p>
      )}
      <output id={`${FIELD_ID}-state`} className={styles.state}>
        <span>{describe()}</span>
      </output>
    </div>
  );
}
