import { type RefObject, useLayoutEffect } from 'react';

/** Custom properties of the document: the space that toasts take at the window's start or end. */
const START = '--toast-start';
const END = '--toast-end';
const GAP_PX = 8;

/**
 * Sets custom properties with the space that toasts take, so that style sheets keep dialogs clear of it.
 * @param shown ids of the visible toasts
 */
export function useToastSpace(region: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (!shown || !current) return;
    const { style } = document.documentElement;
    const clear = () => {
      style.removeProperty(START);
      style.removeProperty(END);
    };
    const measure = () => {
      clear();
      const { top, bottom } = current.getBoundingClientRect();
      const isAtStart = top < innerHeight - bottom;
      style.setProperty(isAtStart ? START : END, `${GAP_PX + (isAtStart ? bottom : innerHeight - top)}px`);
    };
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      clear();
    };
  }, [region, shown]);
}
