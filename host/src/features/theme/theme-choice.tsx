import { useId } from 'react';
import { THEMES } from 'shared-kit/contract';
import { useIntl } from 'shared-kit/intl';
import { useHydrated } from 'shared-kit/ui';
import { useStore } from 'zustand';
import { THEME_TEXT } from './texts.ts';
import styles from './theme-choice.module.css';
import type { ThemeStore } from './theme-store.ts';

/** The choice between the system's theme, light and dark. Without JavaScript it is not shown. */
export function ThemeChoice({ theme }: { readonly theme: ThemeStore }) {
  const { formatMessage } = useIntl();
  const name = useId();
  const chosen = useStore(theme);
  // The stored theme is known in the browser only.
  const isHydrated = useHydrated();
  return (
    <fieldset className={isHydrated ? styles.choice : `${styles.choice} ${styles.waiting}`}>
      <legend>{formatMessage(THEME_TEXT.choice)}</legend>
      <div className={styles.options}>
        {THEMES.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              checked={isHydrated && option === chosen}
              onChange={() => theme.choose(option)}
            />
            <span>{formatMessage(THEME_TEXT[option])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
