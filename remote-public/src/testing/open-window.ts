/** What jsdom lacks of a window: its width for media queries, and the layout that nobody draws. */
export function openWindow(width: number): void {
  const matches = (query: string) => {
    const [, relation, limit] = /\(width (>=?) (\d+)px\)/.exec(query) ?? [];
    if (!limit) throw new Error(`openWindow does not know ${query}`);
    return relation === '>=' ? width >= Number(limit) : width > Number(limit);
  };
  const stubs = {
    matchMedia: (query: string) => ({
      matches: matches(query),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  };
  Object.assign(window, stubs);
  Element.prototype.scrollIntoView = () => undefined;
}
