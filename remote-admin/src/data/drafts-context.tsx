import { createContext, type ReactNode, useContext } from 'react';
import type { Drafts } from './drafts.ts';

const DraftsContext = createContext<Drafts | undefined>(undefined);

/** Hands what was typed and not yet sent to every form of the console. */
export function DraftsProvider({ drafts, children }: { readonly drafts: Drafts; readonly children: ReactNode }) {
  return <DraftsContext value={drafts}>{children}</DraftsContext>;
}

/** @throws Error outside of `DraftsProvider` */
export function useDrafts(): Drafts {
  const drafts = useContext(DraftsContext);
  if (!drafts) throw new Error('useDrafts was called outside of DraftsProvider');
  return drafts;
}
