import { createContext, type ReactNode, useContext } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** Unsent input by form, in memory only. */
export type Drafts = Readonly<Record<string, unknown>>;
export type DraftStore = StoreApi<Drafts>;

/** @param kept drafts restored after a reload; ignored unless an object */
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
 * Returns functions that read and write the draft of one form. A change does not render the component.
 * @param parse returns undefined for a draft of another version that does not fit this form
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
