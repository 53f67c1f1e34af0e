/** Stubs of media queries and layout, which jsdom does not implement. */
export function openWindow(width: number): void {
  const matches = (query: string) => {
    const [, relation, limit] = /\(width (>=?) ([\d.]+)rem\)/.exec(query) ?? [];
    if (!limit) throw new Error(`openWindow does not know ${query}`);
    return relation === '>=' ? width >= Number(limit) * 16 : width > Number(limit) * 16;
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
