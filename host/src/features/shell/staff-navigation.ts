import type { NavigationItem, StaffNavigation } from 'shared-kit/contract';
import { createStore } from 'zustand/vanilla';

/** Creates the store of the navigation, which the console sets. */
export function createStaffNavigation() {
  return createStore<StaffNavigation | undefined>()(() => undefined);
}

export type StaffNavigationStore = ReturnType<typeof createStaffNavigation>;

interface CurrentItem {
  readonly item: NavigationItem;
  /** Value of `aria-current`: `page` for the current page, `true` for a page below the item's. */
  readonly as: 'page' | 'true';
}

/** Returns the item of a URL: among the matching ones, that with the longest path and query. */
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
    const within = [item.within ?? (query === undefined ? `${path}/` : [])].flat();
    return within.some((prefix) => pathname.startsWith(prefix)) ? [{ item, as: 'true' }] : [];
  });
  return matches.sort((one, other) => other.item.path.length - one.item.path.length)[0];
}
