import { type MouseEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Distance in pixels after which a press becomes a drag. */
const THRESHOLD = 5;
/** Distance from the top or bottom of the window, in pixels, within which the page scrolls. */
const EDGE = 96;
const SCROLL_STEP = 12;

export interface RowDrag {
  /** Index of the dragged row. */
  readonly from: number;
  /** Index at which it would be dropped. */
  readonly to: number;
}

/**
 * Returns the listeners of a list whose rows (`data-index`) are dragged by their handles (`data-handle`) with mouse,
 * pen or finger, and the current drag. Escape cancels it.
 */
export function useRowDrag(onDrop: (drag: RowDrag) => void) {
  const [drag, setDrag] = useState<RowDrag>();
  const pressed = useRef<{ readonly index: number; readonly y: number }>(undefined);
  const pointer = useRef({ list: null as HTMLElement | null, y: 0 });

  const follow = useEffectEvent(() => {
    const { list, y } = pointer.current;
    const to = list ? indexAt(list, y) : undefined;
    setDrag((now) => (now && to !== undefined && to !== now.to ? { ...now, to } : now));
  });
  const isDragging = drag !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setDrag(undefined);
    };
    let frame = requestAnimationFrame(function scroll() {
      const { y } = pointer.current;
      const step = y < EDGE ? -SCROLL_STEP : y > window.innerHeight - EDGE ? SCROLL_STEP : 0;
      if (step !== 0) {
        window.scrollBy(0, step);
        follow();
      }
      frame = requestAnimationFrame(scroll);
    });
    window.addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', cancel);
    };
  }, [isDragging]);

  return {
    drag,
    listeners: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const handle = (event.target as Element).closest('[data-handle]');
        const index = handle ? indexOf(handle) : undefined;
        pressed.current = event.button === 0 && index !== undefined ? { index, y: event.clientY } : undefined;
      },
      onPointerMove({ clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        pointer.current = { list: currentTarget, y: clientY };
        if (isDragging) return follow();
        const start = pressed.current;
        if (!start || Math.abs(clientY - start.y) < THRESHOLD) return;
        // Captured by the list: a row that moves in the document would lose the capture. Only from here on, since a
        // press opens the menu.
        currentTarget.setPointerCapture(pointerId);
        setDrag({ from: start.index, to: start.index });
      },
      onPointerUp() {
        pressed.current = undefined;
        if (drag && drag.to !== drag.from) onDrop(drag);
        setDrag(undefined);
      },
      onPointerCancel() {
        pressed.current = undefined;
        setDrag(undefined);
      },
      // Disables the browser's own dragging of images.
      onDragStart: (event: MouseEvent) => event.preventDefault(),
    },
  };
}

function indexOf(element: Element | null | undefined): number | undefined {
  const index = element?.closest('[data-index]')?.getAttribute('data-index');
  return index ? Number(index) : undefined;
}

/** Returns the index of the row at a vertical position in the window; outside of the list, of the nearest row. */
function indexAt(list: HTMLElement, y: number): number | undefined {
  const { left, width, top, bottom } = list.getBoundingClientRect();
  const within = Math.min(Math.max(y, top + 1), bottom - 1);
  const under = document.elementsFromPoint(left + width / 2, within).find((element) => list.contains(element));
  return indexOf(under);
}
