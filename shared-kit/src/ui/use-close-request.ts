import { useEffect, useRef } from 'react';

/** Not in the types of TypeScript yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare const CloseWatcher: new () => Watcher;

/**
 * Calls back when the browser requests to close what is open: by Back on Android, which then does not leave the page,
 * or by Escape unless a handler prevented it. Only in browsers with `CloseWatcher`.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const latestOnClose = useRef(onClose);
  useEffect(() => {
    latestOnClose.current = onClose;
  });

  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in globalThis)) return;
    let watcher: Watcher;
    const watch = () => {
      watcher = new CloseWatcher();
      watcher.onclose = () => {
        latestOnClose.current();
        // A watcher handles one request: creates the next one in case the dialog stays open.
        watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
