import type { KeyboardEvent } from 'react';

/**
 * Moves the focus with the arrow keys: from the search field to the first row, between the links of the rows, and from the
 * first one back to the field.
 */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const search = currentTarget.querySelector<HTMLElement>('input[type="search"]');
  const links = bookingLinks(currentTarget);
  const stops = [...(search ? [search] : []), ...links];
  const index = stops.indexOf(target as HTMLElement);
  const next = index < 0 ? undefined : stops[index + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Returns the links to the bookings of a list, in their order. */
export function bookingLinks(list: HTMLElement): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':is(tbody tr, li) a[href*="/admin/bookings/"]')];
}
