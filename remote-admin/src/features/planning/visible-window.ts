/** A scrolled list of `count` items of the same size, in pixels. */
interface Scrolled {
  readonly scrolled: number;
  readonly viewport: number;
  readonly size: number;
  readonly count: number;
  /** Items rendered before and after the visible ones. The result changes once in so many items. */
  readonly margin: number;
}

/** The items to be rendered; `end` is not included. */
export interface ItemWindow {
  readonly start: number;
  readonly end: number;
}

/** Returns the items to be rendered. In steps, so that most scroll events render nothing. */
export function visibleWindow({ scrolled, viewport, size, count, margin }: Scrolled): ItemWindow {
  const step = (item: number, round: (value: number) => number) => round(item / margin) * margin;
  const start = step(scrolled / size, Math.floor) - margin;
  const end = step((scrolled + viewport) / size, Math.ceil) + margin;
  return { start: Math.max(0, Math.min(start, count - 1)), end: Math.max(0, Math.min(end, count)) };
}
