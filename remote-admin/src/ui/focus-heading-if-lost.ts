import { focusPageHeading } from 'shared-kit/ui';

/** Time after the dialog within which the focused element may be removed. */
const REMOVAL_MS = 2_000;

/** Focuses the page's heading when the focused button was, or is about to be, removed with the deleted entity or the dialog. */
export function focusHeadingIfLost(): void {
  const focused = document.activeElement;
  if (!focused || focused === document.body) {
    focusPageHeading({ preventScroll: true });
    return;
  }
  const observer = new MutationObserver(() => {
    if (focused.isConnected) return;
    observer.disconnect();
    if (document.activeElement === document.body) focusPageHeading({ preventScroll: true });
  });
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), REMOVAL_MS);
}
