import { type MouseEvent, Suspense, useDeferredValue, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type FleetPage, localizePath } from 'shared-kit/domain';
import { useIntl } from 'shared-kit/intl';
import { useHost } from 'shared-kit/remote';
import { Button } from 'shared-kit/ui';
import { type FleetChoice, listFilters, readFleetChoice } from '../../data/fleet-url.ts';
import { CAR_LIST_PATH, QUERY } from '../../data/rental-search.ts';
import { useLazy } from '../../ui/use-lazy.tsx';
import styles from './filter-bar.module.css';
import { FilterFields } from './filter-fields.tsx';
import { FILTER_TEXT } from './texts.ts';

const loadSheet = async () => (await import('./filter-sheet.tsx')).FilterSheet;

const FORM_ID = 'filters';

interface FilterBarProps {
  readonly choice: FleetChoice;
  /** The latest response; undefined while the first one loads. */
  readonly page: FleetPage | undefined;
  readonly onChoose: (choice: FleetChoice) => void;
}

/**
 * The filters of the list: the form itself in a wide window; in a narrow one, a link that opens it in a sheet. The form
 * works without scripts, where the link shows it by its fragment.
 */
export function FilterBar({ choice, page, onChoose }: FilterBarProps) {
  const { formatMessage } = useIntl();
  const { locale } = useHost();
  const [parameters] = useSearchParams();
  const [isOpen, setIsOpen] = useState(false);
  const [FilterSheet, preload] = useLazy(loadSheet);
  const form = useRef<HTMLFormElement>(null);
  const count = listFilters(choice).length;
  // Deferred, since the form behind the sheet may be updated after the sheet.
  const laterChoice = useDeferredValue(choice);

  // What was chosen before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (form.current && isChangedByVisitor(form.current)) onChoose(readForm(form.current));
  }, []);

  useEffect(() => {
    const closeMenus = ({ target }: Event) => {
      for (const menu of form.current?.querySelectorAll('details') ?? [])
        if (!menu.contains(target as Node)) menu.open = false;
    };
    document.addEventListener('pointerdown', closeMenus);
    document.addEventListener('focusin', closeMenus);
    return () => {
      document.removeEventListener('pointerdown', closeMenus);
      document.removeEventListener('focusin', closeMenus);
    };
  }, []);

  const open = (event: MouseEvent) => {
    event.preventDefault();
    setIsOpen(true);
  };

  return (
    <>
      <a
        href={`#${FORM_ID}`}
        className={styles.open}
        aria-haspopup="dialog"
        onClick={open}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && preload()}
        onFocus={() => preload()}
      >
        {count > 0 ? formatMessage(FILTER_TEXT.open, { count: String(count) }) : formatMessage(FILTER_TEXT.heading)}
      </a>
      <form
        ref={form}
        id={FORM_ID}
        action={localizePath(locale.code, CAR_LIST_PATH)}
        aria-label={formatMessage(FILTER_TEXT.heading)}
        className={styles.form}
        onChange={({ currentTarget }) => onChoose(readForm(currentTarget))}
        onKeyDown={(event) => {
          const menu = event.key === 'Escape' && event.currentTarget.querySelector<HTMLDetailsElement>('details[open]');
          if (!menu) return;
          menu.open = false;
          menu.querySelector('summary')?.focus();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          onChoose(readForm(event.currentTarget));
        }}
      >
        {SEARCH_NAMES.filter((name) => parameters.has(name)).map((name) => (
          <input key={name} type="hidden" name={name} value={parameters.get(name) ?? ''} />
        ))}
        {page ? (
          <FilterFields choice={isOpen ? laterChoice : choice} facets={page.facets} prices={page.prices} isInBar />
        ) : (
          <div className={styles.waiting} />
        )}
        <noscript>
          <Button type="submit">{formatMessage(FILTER_TEXT.apply)}</Button>
        </noscript>
      </form>
      {isOpen && page && (
        <Suspense>
          <FilterSheet
            choice={choice}
            page={page}
            onChange={(changed) => onChoose(readForm(changed))}
            onChoose={onChoose}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** Parameters of the search, which stay when the form is sent without scripts. */
const SEARCH_NAMES = Object.values(QUERY);

/** Returns the filters and the order in the fields of a form, for the first page of the list. */
function readForm(form: HTMLFormElement): FleetChoice {
  const fields = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return readFleetChoice(new URLSearchParams(fields));
}

/** Returns whether a field has another value than in the server-rendered page. */
function isChangedByVisitor(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLInputElement) return field.checked !== field.defaultChecked;
    return field instanceof HTMLSelectElement && [...field.options].some((one) => one.selected !== one.defaultSelected);
  });
}
