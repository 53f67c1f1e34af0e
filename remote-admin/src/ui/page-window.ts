const MAX_BUTTONS = 5;

/** The numbers of the pages that get a button: at most five, the current one in the middle where it can be. */
export function pageWindow(current: number, pages: number): readonly number[] {
  const count = Math.min(pages, MAX_BUTTONS);
  const first = Math.max(1, Math.min(current - Math.floor(MAX_BUTTONS / 2), pages - count + 1));
  return Array.from({ length: count }, (_, index) => first + index);
}
