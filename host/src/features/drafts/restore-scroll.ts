/** Scrolls to the kept position once the page is high enough, since it is rendered after the host has started. */
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
  // Stops when the visitor scrolls.
  for (const event of ['wheel', 'touchmove', 'keydown'] as const)
    addEventListener(event, () => observer.disconnect(), { once: true, passive: true });
}
