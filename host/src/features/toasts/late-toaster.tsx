import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadToasts, toastParts } from './load-toasts.ts';

/** The live region of toasts, loaded when the page around it is hydrated. */
export function LateToaster() {
  const { Toaster } = useStore(toastParts);
  useEffect(() => {
    // A toast loads it again.
    loadToasts().catch(() => undefined);
  }, []);
  return Toaster && <Toaster />;
}
