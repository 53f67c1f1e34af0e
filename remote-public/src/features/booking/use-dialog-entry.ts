import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

export type BookingStep = 'booking' | 'confirmation';

/**
 * The dialog that the history entry stands for. A dialog has an entry of its own, on the address of the page
 * below it: Back closes the dialog and leaves the page where it is.
 */
export function useDialogEntry() {
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const step = readStep(state);
  const left = useRef<string>(undefined);
  useCommonSearch(step);

  // An entry that was left can be reached again, and left again.
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);

  /** Arriving takes a moment: a second press in it must not go a second step. */
  const leave = (go: () => void) => {
    if (left.current === key) return;
    left.current = key;
    go();
  };

  return {
    step,
    open: () => leave(() => void navigate({ search }, { state: { dialog: 'booking' }, preventScrollReset: true })),
    close: () => leave(() => void navigate(-1)),
    /** Takes the place of the open dialog, or lies over the page when there is none. */
    confirmationEntry: { replace: step !== undefined, state: { dialog: 'confirmation' } },
  };
}

function readStep(state: unknown): BookingStep | undefined {
  const dialog = (state as { dialog?: unknown } | null)?.dialog;
  return dialog === 'booking' || dialog === 'confirmation' ? dialog : undefined;
}

/** Dates that were changed or cleared on one entry hold on the other too, whichever is shown next. */
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
