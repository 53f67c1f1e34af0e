import { type PointerEvent, useEffect, useRef, useState } from 'react';

interface ShownCard {
  readonly entryId: number;
  /** Place of the bar in the window. */
  readonly bar: DOMRect;
}

const OPEN_MS = 350;
/** Time in which the pointer reaches the card. */
const CLOSE_MS = 250;

/** Shows a card for the bar under a mouse, after a moment, and for the bar that keys lead to, until the pointer or Escape leaves it. */
export function useEntryCard() {
  const [card, setCard] = useState<ShownCard>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const after = (ms: number, next: () => ShownCard | undefined) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCard(next()), ms);
  };
  const show = (element: Element): ShownCard => ({
    entryId: Number(element.getAttribute('data-entry')),
    bar: element.getBoundingClientRect(),
  });
  const close = () => {
    clearTimeout(timer.current);
    setCard(undefined);
  };
  return {
    card,
    close,
    /** Closes the card, and shows that of the bar that is found after a moment. */
    showSoon(find: () => Element | null | undefined) {
      close();
      after(OPEN_MS, () => {
        const bar = find();
        return bar ? show(bar) : undefined;
      });
    },
    keep: () => clearTimeout(timer.current),
    closeSoon: () => after(CLOSE_MS, () => undefined),
    onPointerOver(event: PointerEvent) {
      const bar = (event.target as Element).closest('[data-entry]');
      if (event.pointerType !== 'mouse' || event.buttons > 0) return;
      if (!bar) return after(CLOSE_MS, () => undefined);
      const shown = show(bar);
      if (card?.entryId === shown.entryId) clearTimeout(timer.current);
      else after(OPEN_MS, () => (bar.isConnected ? shown : undefined));
    },
  };
}
