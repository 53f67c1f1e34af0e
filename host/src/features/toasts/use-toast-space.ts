import { type RefObject, useLayoutEffect } from 'react';

/** Custom property of the document: the space that toasts take above a dialog in a narrow window. */
const START = '--toast-start';
/** Above and below them. */
const MARGINS_PX = 20;

/**
 * Sets a custom property with the space that toasts take, so that style sheets keep dialogs clear of it.
 * @param shown ids of the visible toasts
 */
export function useToastSpace(region: RefObject<HTMLElement | null>, shown: string): void {
  useLayoutEffect(() => {
    const { current } = region;
    if (!shown || !current) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty(START, `${MARGINS_PX + current.offsetHeight}px`);
    measure();
    addEventListener('resize', measure);
    return () => {
      removeEventListener('resize', measure);
      style.removeProperty(START);
    };
  }, [region, shown]);
}
