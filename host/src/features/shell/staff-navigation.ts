import type { NavigationItem, StaffNavigation } from 'shared-kit/contract';
import { createStore } from 'zustand/vanilla';

/** Creates the store of the navigation that the console has handed over. */
export function createStaffNavigation() {
  return createStore<StaffNavigation | undefined>()(() => undefined);
}

export type StaffNavigationStore = ReturnType<typeof createStaffNavigation>;

interface CurrentItem {
  readonly item: NavigationItem;
  /** Value of `aria-current`: the very page, or one that belongs to it. */
  readonly as: 'page' | 'true';
}

/** Returns the item of an address: of those that match, the one with the longest path and query. */
export function findCurrentItem(
  items: readonly NavigationItem[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
): CurrentItem | undefined {
  const parameters = [...new URLSearchParams(search)];
  const matches = items.flatMap((item): CurrentItem[] => {
    const [path = '', query] = item.path.split('?');
    if (pathname === path) {
      const isWhole = [...new URLSearchParams(query)].every(([name, value]) =>
        parameters.some(([other, given]) => other === name && given === value),
      );
      return isWhole ? [{ item, as: 'page' }] : [];
    }
    const within = item.within ?? (query === undefined ? `${path}/` : undefined);
    return within && pathname.startsWith(within) ? [{ item, as: 'true' }] : [];
  });
  return matches.sort((one, other) => other.item.path.length - one.item.path.length)[0];
}
