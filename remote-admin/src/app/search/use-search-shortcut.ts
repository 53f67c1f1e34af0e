import { useEffect, useEffectEvent } from 'react';

/** Calls `open` when Ctrl K or Cmd K is pressed, also in a field; not in a dialog, whose input would be left. */
export function useSearchShortcut(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
    if (document.querySelector('[role="dialog"][aria-modal="true"]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
