import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

export type BookingStep = 'booking' | 'confirmation';

/**
 * Returns the dialog of the current history entry, and functions that open and close it. A dialog has its own entry with
 * the URL of its page, so that Back closes it.
 */
export function useDialogEntry() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const step = readStep(state);
  const left = useRef<string>(undefined);
  useCommonSearch(step);

  // Allows leaving an entry again after returning to it.
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);

  /** Runs a navigation, unless one from this entry is in progress. */
  const leave = (go: () => void) => {
    if (left.current === key) return;
    left.current = key;
    go();
  };

  return {
    step,
    open: () => leave(() => void navigate({ search }, { state: { dialog: 'booking' }, preventScrollReset: true })),
    close: () => leave(() => void navigate(-1)),
    /** Navigation options of the confirmation: replaces the entry of an open dialog, otherwise adds one. */
    confirmationEntry: { replace: step !== undefined, state: { dialog: 'confirmation' } },
  };
}

function readStep(state: unknown): BookingStep | undefined {
  const dialog = (state as { dialog?: unknown } | null)?.dialog;
  return dialog === 'booking' || dialog === 'confirmation' ? dialog : undefined;
}

/** After Back or Forward, copies dates that were changed on one entry to the other. */
function useCommonSearch(step: BookingStep | undefined): void {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const shown = useRef({ step, search });

  useEffect(() => {
    const before = shown.current;
    const hasGoneBack = navigationType === 'POP' && before.step !== step;
    shown.current = { step, search: hasGoneBack ? before.search : search };
    if (hasGoneBack && before.search !== search)
      void navigate({ search: before.search }, { replace: true, state, preventScrollReset: true });
  }, [step, search, state, navigate, navigationType]);
}
