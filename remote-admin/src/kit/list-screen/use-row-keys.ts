import { type KeyboardEvent, useEffect, useRef, useState } from 'react';

const SEARCH = 'input[type="search"]';

/**
 * Returns what makes the keyboard work in the element of a list with a search field. The arrow keys move the focus from the
 * field to the first row, between the links of the rows, and back. Enter in the field opens the row if it is the only
 * result, or focuses the first of several, as soon as the results are shown; not when the text was changed after Enter.
 * @param path with which the addresses of the rows' links begin
 * @param found the search text of the rows that are shown; undefined while others load
 */
export function useRowKeys(path: string, found: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const [entered, onEnter] = useState<string>();
  useEffect(() => {
    if (!entered || found === undefined) return;
    const search = list.current?.querySelector<HTMLInputElement>(SEARCH);
    if (found !== entered && search?.value.trim() === entered) return;
    onEnter(undefined);
    if (found !== entered || document.activeElement !== search) return;
    const [first, ...others] = list.current ? rowLinks(list.current, path) : [];
    if (others.length === 0) first?.click();
    else first?.focus();
  }, [entered, found, path]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const search = currentTarget.querySelector<HTMLElement>(SEARCH);
    const stops = [...(search ? [search] : []), ...rowLinks(currentTarget, path)];
    const index = stops.indexOf(target as HTMLElement);
    const next = index < 0 ? undefined : stops[index + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { list, onKeyDown, onEnter };
}

function rowLinks(list: HTMLElement, path: string): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(`:is(tbody tr, li) a[href*="${path}"]`)];
}
