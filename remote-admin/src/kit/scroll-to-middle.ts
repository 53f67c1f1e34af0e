/** Scrolls the line that an element is in sideways until the element stands in its middle. */
export function scrollToMiddle(element: Element | null): void {
  const line = element?.closest('[data-scrolled]');
  if (!element || !line) return;
  const inner = element.getBoundingClientRect();
  const outer = line.getBoundingClientRect();
  line.scrollLeft += inner.x + inner.width / 2 - outer.x - outer.width / 2;
}
