import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Distance in pixels after which a press becomes a drag. */
const THRESHOLD = 5;

/** A position in the window. */
interface Point {
  readonly x: number;
  readonly y: number;
}

interface PointerDragOptions<Held> {
  /** Returns what a press takes hold of; undefined where nothing can be dragged. */
  readonly hold: (event: PointerEvent<HTMLElement>) => Held | undefined;
  readonly onMove: (held: Held, at: Point) => void;
  readonly onDrop: (held: Held, at: Point) => void;
  /** Called after a drop, and when a drag is canceled. */
  readonly onEnd: () => void;
  /** Scrolls when the pointer is at an edge. Returns whether it is: it is then called again in the next frame. */
  readonly scrollAtEdge: (held: Held, at: Point) => boolean;
}

/** Returns the listeners of an element in which something is dragged. Escape cancels the drag. */
export function usePointerDrag<Held>({ hold, onMove, onDrop, onEnd, scrollAtEdge }: PointerDragOptions<Held>) {
  const press = useRef<Point & { readonly held: Held }>(undefined);
  const hasDragged = useRef(false);
  const frame = useRef(0);
  const [isDragging, setIsDragging] = useState(false);

  const end = () => {
    cancelAnimationFrame(frame.current);
    press.current = undefined;
    setIsDragging(false);
    onEnd();
  };
  const follow = (held: Held, at: Point) => {
    onMove(held, at);
    cancelAnimationFrame(frame.current);
    frame.current = requestAnimationFrame(() => scrollAtEdge(held, at) && follow(held, at));
  };
  const onEscape = useEffectEvent(end);
  useEffect(() => {
    if (!isDragging) return undefined;
    const cancel = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onEscape();
    };
    window.addEventListener('keydown', cancel);
    return () => {
      cancelAnimationFrame(frame.current);
      window.removeEventListener('keydown', cancel);
    };
  }, [isDragging]);

  return {
    /** Returns whether the last press became a drag: its click means nothing else. */
    hasDragged: () => hasDragged.current,
    listeners: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        hasDragged.current = false;
        const held = event.button === 0 ? hold(event) : undefined;
        press.current = held && { held, x: event.clientX, y: event.clientY };
      },
      onPointerMove({ buttons, clientX, clientY, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
        const { current } = press;
        if (!current) return;
        if (!hasDragged.current) {
          // The button was released outside.
          if (buttons === 0) return end();
          if (Math.hypot(clientX - current.x, clientY - current.y) < THRESHOLD) return;
          // Captured here, since what is dragged may move in the document; only from now on, since a press may open a menu.
          currentTarget.setPointerCapture(pointerId);
          hasDragged.current = true;
          setIsDragging(true);
        }
        follow(current.held, { x: clientX, y: clientY });
      },
      onPointerUp({ clientX, clientY }: PointerEvent<HTMLElement>) {
        if (press.current && hasDragged.current) onDrop(press.current.held, { x: clientX, y: clientY });
        end();
      },
      onPointerCancel: end,
    },
  };
}
