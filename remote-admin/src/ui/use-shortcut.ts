import { useEffect, useEffectEvent } from 'react';
import { areShortcutsOn } from './shortcut-setting.ts';

/**
 * Calls `act` when a key is pressed without modifiers, outside of fields and dialogs, unless the person has disabled
 * shortcuts.
 */
export function useShortcut(key: string, act: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== key || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="dialog"]'))
      return;
    if (document.querySelector('[role="dialog"][aria-modal="true"]') || !areShortcutsOn()) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
