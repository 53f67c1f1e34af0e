import type { InputRef } from 'antd';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useShortcut } from '../../ui/use-shortcut.ts';

/**
 * Returns what makes the keyboard work in the element of a list with a search field. `/` goes to the field; the arrow keys
 * move the focus from it to the first row, between the links of the rows, and back; `j` and `k` to the next and the previous
 * row. Enter in the field opens the row if it is the only
 * result, or focuses the first of several, as soon as the results are shown; not when the text was changed after Enter.
 * @param path with which the addresses of the rows' links begin
 * @param found the search text of the rows that are shown; undefined while others load
 */
export function useRowKeys(path: string, found: string | undefined) {
  const list = useRef<HTMLElement>(null);
  const search = useRef<InputRef>(null);
  const [entered, onEnter] = useState<string>();
  useEffect(() => {
    if (!entered || found === undefined) return;
    const field = search.current?.input;
    if (found !== entered && field?.value.trim() === entered) return;
    onEnter(undefined);
    if (found !== entered || document.activeElement !== field) return;
    const [first, ...others] = list.current ? rowLinks(list.current, path) : [];
    if (others.length === 0) first?.click();
    else first?.focus();
  }, [entered, found, path]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const field = search.current?.input;
    const stops = [...(field ? [field] : []), ...rowLinks(currentTarget, path)];
    const index = stops.indexOf(target as HTMLElement);
    const next = index < 0 ? undefined : stops[index + step];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const step = (by: 1 | -1) => {
    const links = list.current ? rowLinks(list.current, path) : [];
    const index = links.findIndex((link) => link.closest('tr, li')?.contains(document.activeElement));
    links[index < 0 ? 0 : index + by]?.focus();
  };
  useShortcut('/', () => search.current?.focus({ cursor: 'all' }));
  useShortcut('j', () => step(1));
  useShortcut('k', () => step(-1));
  return { list, search, onKeyDown, onEnter };
}

function rowLinks(list: HTMLElement, path: string): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(`:is(tbody tr, li) a[href*="${path}"]`)];
}
