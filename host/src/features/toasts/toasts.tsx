import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router-dom';
import type { ToastLink, ToastService } from 'shared-kit/contract';
import styles from './toaster.module.css';
import { UndoButton } from './undo-button.tsx';
import { untranslatedParts } from './untranslated-parts.tsx';

const TOAST_DURATION_MS = 5000;
/** How long a change can be undone. */
const UNDO_MS = 10_000;
/** Delay after which a dismissed toast is removed from the store (docs/rules.md#notices). */
const REMOVE_DELAY_MS = 1_000_000;

/** The host's own toasts may be elements. */
type ShowToast = (title: ReactNode, description?: ReactNode, undo?: () => void, link?: ToastLink) => () => void;

/** Shows one toast at a time: a new one dismisses the previous one. */
export const toasts: Readonly<Record<keyof ToastService, ShowToast>> = {
  success: (...toast) => show('success', ...toast),
  error: (title, description) => show('error', title, description),
};

function show(kind: 'success' | 'error', ...[title, description, undo, link]: Parameters<ShowToast>): () => void {
  toast.dismiss();
  const isError = kind === 'error';
  const paragraphs = typeof description === 'string' ? description.split('\n').filter(Boolean) : [description];
  const id = toast[kind](
    <>
      <strong>{title}</strong>
      {description &&
        paragraphs.map((part) => <p key={String(part)}>{typeof part === 'string' ? untranslatedParts(part) : part}</p>)}
      {link && (
        <Link to={link.path} className={styles.link} onClick={() => toast.dismiss(id)}>
          {link.label}
        </Link>
      )}
    </>,
    {
      duration: undo || link ? UNDO_MS : TOAST_DURATION_MS,
      removeDelay: REMOVE_DELAY_MS,
      ariaProps: { role: isError ? 'alert' : 'status', 'aria-live': isError ? 'assertive' : 'polite' },
      ...(undo && {
        icon: (
          <UndoButton
            onUndo={() => {
              toast.dismiss(id);
              undo();
            }}
          />
        ),
      }),
    },
  );
  return () => toast.dismiss(id);
}
