/** A scrolled list of `count` items of the same size, in pixels. */
interface Scrolled {
  readonly scrolled: number;
  readonly viewport: number;
  readonly size: number;
  readonly count: number;
  /** Items rendered before and after the visible ones. */
  readonly margin: number;
  /** Number of items by which the result changes at once. */
  readonly step: number;
}

/** The items to be rendered; `end` is not included. */
export interface ItemWindow {
  readonly start: number;
  readonly end: number;
}

/** Returns the range of items to render. It changes in steps, so that most scroll events cause no rendering. */
export function visibleWindow({ scrolled, viewport, size, count, margin, step }: Scrolled): ItemWindow {
  const start = Math.floor(scrolled / size / step) * step - margin;
  const end = Math.ceil((scrolled + viewport) / size / step) * step + margin;
  return { start: Math.max(0, Math.min(start, count - 1)), end: Math.max(0, Math.min(end, count)) };
}
