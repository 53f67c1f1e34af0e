/** Makes a heading focusable by script and moves the focus to it. */
export function focusHeading(heading: HTMLElement | null, options?: FocusOptions): void {
  if (heading) heading.tabIndex = -1;
  heading?.focus(options);
}

/** Moves the focus to the page's heading, or to `main` where there is none. */
export function focusPageHeading(options?: FocusOptions): void {
  focusHeading(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'), options);
}
