import { loadToasts } from './load-toasts.ts';
import type { toasts } from './toasts.tsx';

type Toasts = typeof toasts;

/** Toasts that are shown as soon as their code is loaded, which is at once except in the first moments of a page. */
export const lateToasts: Toasts = {
  success: (...texts) => show('success', texts),
  error: (...texts) => show('error', texts),
};

function show(kind: keyof Toasts, texts: Parameters<Toasts['success']>): () => void {
  let dismiss: (() => void) | undefined;
  let isDismissed = false;
  loadToasts().then(
    ({ toasts }) => {
      if (!isDismissed) dismiss = toasts[kind](...texts);
    },
    (error: unknown) => console.error('A notice could not be shown', texts, error),
  );
  return () => {
    isDismissed = true;
    dismiss?.();
  };
}
