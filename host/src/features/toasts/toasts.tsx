import { toast } from 'react-hot-toast/headless';
import type { ToastService } from 'shared-kit/contract';

/** How long a toast shows. */
const TOAST_TIMEOUT_MS = 5000;
/** How long a dismissed one is kept before it is dropped. */
const REMOVE_DELAY_MS = 1_000_000;

/** One toast at a time: the last goes when the next comes. */
export const toasts: ToastService = {
  success: (title, description) => show('success', title, description),
  error: (title, description) => show('error', title, description),
};

function show(kind: 'success' | 'error', title: string, description: string | undefined): void {
  toast.dismiss();
  const isError = kind === 'error';
  toast[kind](
    <>
      <strong>{title}</strong>
      {description && <p>{description}</p>}
    </>,
    {
      duration: TOAST_TIMEOUT_MS,
      removeDelay: REMOVE_DELAY_MS,
      ariaProps: { role: isError ? 'alert' : 'status', 'aria-live': isError ? 'assertive' : 'polite' },
    },
  );
}
