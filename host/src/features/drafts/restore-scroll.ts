/** Scrolls to the kept position as soon as the page is as high: it is rendered after the host has started. */
export function restoreScroll(kept: unknown): void {
  if (typeof kept !== 'number' || kept <= 0) return;
  const isHighEnough = () => document.documentElement.scrollHeight - window.innerHeight >= kept;
  const scroll = () => window.scrollTo({ top: kept, behavior: 'instant' });
  if (isHighEnough()) {
    scroll();
    return;
  }
  const observer = new ResizeObserver(() => {
    if (!isHighEnough()) return;
    observer.disconnect();
    scroll();
  });
  observer.observe(document.documentElement);
  // Whoever scrolls meanwhile stays where they are.
  for (const event of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(event, () => observer.disconnect(), { once: true, passive: true });
}
