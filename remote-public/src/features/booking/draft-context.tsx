import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { BookingDraft } from './booking-draft.ts';
import type { DraftStore } from './draft-store.ts';

const DraftContext = createContext<DraftStore | undefined>(undefined);

/** Hands one store to every page: what was typed for one car is there for the next. */
export function DraftProvider({ drafts, children }: { readonly drafts: DraftStore; readonly children: ReactNode }) {
  return <DraftContext value={drafts}>{children}</DraftContext>;
}

/** @throws Error outside of `DraftProvider` */
export function useDraft(): readonly [BookingDraft, DraftStore] {
  const drafts = useContext(DraftContext);
  if (!drafts) throw new Error('useDraft was called outside of DraftProvider');
  return [useSyncExternalStore(drafts.subscribe, drafts.read, drafts.read), drafts];
}
