import { createContext, type ReactNode, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What was typed and not yet sent, by the form it stands in. In memory: it is gone with the page. */
export type Drafts = Readonly<Record<string, unknown>>;
export type DraftStore = StoreApi<Drafts>;

/** @param kept what an earlier page of this tab has kept; anything but an object is left out */
export function createDraftStore(kept?: unknown): DraftStore {
  return createStore<Drafts>()(() => (typeof kept === 'object' && kept !== null ? { ...kept } : {}));
}

const DraftContext = createContext<DraftStore | undefined>(undefined);

export function DraftProvider({ drafts, children }: { readonly drafts: DraftStore; readonly children: ReactNode }) {
  return <DraftContext value={drafts}>{children}</DraftContext>;
}

/** @throws Error outside of `DraftProvider` */
export function useDraftStore(): DraftStore {
  const drafts = useContext(DraftContext);
  if (!drafts) throw new Error('useDraftStore was called outside of DraftProvider');
  return drafts;
}

/**
 * Returns the means to read and write the draft of one form; the component is not rendered when it changes.
 * @param parse a draft may come from another version: returns undefined for one that does not fit this form
 */
export function useDraft<Value>(key: string, parse: (kept: unknown) => Value | undefined) {
  const drafts = useDraftStore();
  return {
    read: () => parse(drafts.getState()[key]),
    keep: (value: Value) => drafts.setState({ [key]: value }),
    drop: () => dropDraft(drafts, key),
  };
}

export function dropDraft(drafts: DraftStore, key: string): void {
  drafts.setState(({ [key]: _, ...others }) => others, true);
}
