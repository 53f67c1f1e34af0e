import { useEffect, useRef } from 'react';

/** Not in the types of TypeScript yet. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}
declare const CloseWatcher: new () => Watcher;

/**
 * Calls back when the browser is asked to close what is open: by Back on an Android phone, which then does not leave the
 * page, or by an Escape that nothing has handled. Only in browsers with `CloseWatcher`.
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
        // It is for one request; what stays open gets the next one too.
        watch();
      };
    };
    watch();
    return () => watcher.destroy();
  }, [isOpen]);
}
