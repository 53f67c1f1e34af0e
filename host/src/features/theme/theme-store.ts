import { SHOW_THEME, THEME_KEY, THEMES, type Theme } from 'shared-kit/contract';
import { createStore } from 'zustand/vanilla';
import type { TextStorage } from '../../data/browser-storage.ts';

/** Creates the store of the chosen theme. The gateway's script in the page shows the stored one before the first paint. */
export function createThemeStore(storage: TextStorage) {
  const read = (): Theme => THEMES.find((theme) => theme === storage.read()) ?? 'system';
  const store = createStore<Theme>()(read);
  if (typeof window !== 'undefined')
    addEventListener('storage', ({ key }) => {
      if (key === THEME_KEY || key === null) store.setState(read(), true);
    });
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    /** Shows and stores a theme. */
    choose(theme: Theme): void {
      storage.write(theme === 'system' ? null : theme);
      window[SHOW_THEME]?.(theme);
      store.setState(theme, true);
    },
  };
}

export type ThemeStore = ReturnType<typeof createThemeStore>;
