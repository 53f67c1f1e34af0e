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

  // An entry can be left again after it was reached again.
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);

  /** Ignores a second press before the navigation has finished. */
  const leave = (go: () => void) => {
    if (left.current === key) return;
    left.current = key;
    go();
  };

  return {
    step,
    open: () => leave(() => void navigate({ search }, { state: { dialog: 'booking' }, preventScrollReset: true })),
    close: () => leave(() => void navigate(-1)),
    /** Replaces the entry of the open dialog; adds one when there is none. */
    confirmationEntry: { replace: step !== undefined, state: { dialog: 'confirmation' } },
  };
}

function readStep(state: unknown): BookingStep | undefined {
  const dialog = (state as { dialog?: unknown } | null)?.dialog;
  return dialog === 'booking' || dialog === 'confirmation' ? dialog : undefined;
}

/** Copies dates that were changed on one entry to the other after Back or Forward. */
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
