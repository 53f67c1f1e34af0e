import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { ToastService } from 'shared-kit/contract';
import { untranslatedParts } from './untranslated-parts.tsx';

const TOAST_DURATION_MS = 5000;
/** Delay after which a dismissed toast is removed from the store (docs/rules.md#notices). */
const REMOVE_DELAY_MS = 1_000_000;

/** The host's own toasts may be elements. */
type ShowToast = (title: ReactNode, description?: ReactNode) => () => void;

/** Shows one toast at a time: a new one dismisses the previous one. */
export const toasts: Readonly<Record<keyof ToastService, ShowToast>> = {
  success: (title, description) => show('success', title, description),
  error: (title, description) => show('error', title, description),
};

function show(kind: 'success' | 'error', title: ReactNode, description: ReactNode): () => void {
  toast.dismiss();
  const isError = kind === 'error';
  const id = toast[kind](
    <>
      <strong>{title}</strong>
      {description && <p>{typeof description === 'string' ? untranslatedParts(description) : description}</p>}
    </>,
    {
      duration: TOAST_DURATION_MS,
      removeDelay: REMOVE_DELAY_MS,
      ariaProps: { role: isError ? 'alert' : 'status', 'aria-live': isError ? 'assertive' : 'polite' },
    },
  );
  return () => toast.dismiss(id);
}
