/** Moves the focus to a heading, which takes it without being a control. */
export function focusHeading(heading: HTMLElement | null, options?: FocusOptions): void {
  if (heading) heading.tabIndex = -1;
  heading?.focus(options);
}

/** Moves the focus to the page's heading, or to the page where there is none, when what held it is gone. */
export function focusPageHeading(options?: FocusOptions): void {
  focusHeading(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'), options);
}
