import { createContext, type ReactNode, use } from 'react';
import { createPortal } from 'react-dom';

/** The element in the head of a page for what its sections show there. */
export const PageHeadSlot = createContext<HTMLElement | null>(null);

/** Shows a search field or a button of a section in the line of the page's title. */
export function InPageHead({ children }: { readonly children: ReactNode }) {
  const slot = use(PageHeadSlot);
  return slot && createPortal(children, slot);
}
