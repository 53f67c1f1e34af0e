import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

interface ToastHoldOptions {
  /** Ids of the visible toasts. */
  readonly ids: string;
  /** Whether one of them has a button that takes its change back. */
  readonly isUndoable: boolean;
  readonly handlers: { startPause(): void; endPause(): void };
}

/**
 * Stops the time of toasts while they have the pointer or the focus, and the time to undo a change while the focus is in a
 * dialog, which may follow the change. When a toast goes with the focus, the focus returns to where it was. Returns the
 * listeners of the region.
 */
export function useToastHold(region: RefObject<HTMLElement | null>, { ids, isUndoable, handlers }: ToastHoldOptions) {
  const isHeld = useRef(false);
  const origin = useRef<HTMLElement>(null);
  const hold = (isHeldNow: boolean) => {
    if (isHeld.current === isHeldNow) return;
    isHeld.current = isHeldNow;
    if (isHeldNow) handlers.startPause();
    else handlers.endPause();
  };
  const isHeldBy = (focused: Element | null) =>
    region.current?.contains(focused) || (isUndoable && focused?.closest('[role="dialog"]') != null);
  const onFocus = useEffectEvent((event: FocusEvent) => {
    const { current } = region;
    const to = event.target as Element;
    const from = event.relatedTarget as HTMLElement | null;
    const isHere = current?.contains(to) ?? false;
    // Keeps a remote's dialog from taking the focus back.
    if (isHere) event.stopPropagation();
    if (!isHere) origin.current = null;
    else if (!current?.contains(from)) origin.current = from;
    hold(isHeldBy(to));
  });
  useEffect(() => {
    document.addEventListener('focusin', onFocus, true);
    return () => document.removeEventListener('focusin', onFocus, true);
  }, []);

  const onGone = useEffectEvent(() => {
    if (document.activeElement !== document.body) return;
    origin.current?.focus();
    hold(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a toast that goes takes its focused button with it
  useEffect(() => onGone(), [ids]);

  return {
    onPointerEnter: () => hold(true),
    onPointerLeave: () => hold(isHeldBy(document.activeElement)),
    onBlur: () => hold(false),
  };
}
