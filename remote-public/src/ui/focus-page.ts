/** Focus to the page's heading, for what held it is gone. */
export function focusPage(): void {
  focusHeading(document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main'));
}

export function focusHeading(heading: HTMLElement | null): void {
  if (heading) heading.tabIndex = -1;
  heading?.focus();
}
