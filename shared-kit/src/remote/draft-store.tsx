import { createContext, type ReactNode, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { HostServices } from '../contract/index.ts';

/** Unsent input by form, in memory; the host stores it for a reload. */
type Drafts = Readonly<Record<string, unknown>>;
export type DraftStore = StoreApi<Drafts>;

/**
 * Creates the store of an application's unsent input, one for all its pages.
 * @param name under which the host keeps it over a reload
 */
export function createDraftStore(
  { keepOverReload }: Pick<HostServices, 'keepOverReload'>,
  name: Parameters<HostServices['keepOverReload']>[0],
): DraftStore {
  const kept = keepOverReload(name, () => {
    const typed = drafts.getState();
    return Object.keys(typed).length > 0 ? typed : undefined;
  });
  const drafts = createStore<Drafts>()(() => (typeof kept === 'object' && kept !== null ? { ...kept } : {}));
  return drafts;
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
 * @param parse gets what is stored, perhaps by another version, or undefined
 */
export function useDraft<Value>(key: string, parse: (kept: unknown) => Value) {
  const drafts = useDraftStore();
  return {
    read: () => parse(drafts.getState()[key]),
    keep: (value: Value) => drafts.setState({ [key]: value }),
    drop: () => drafts.setState(({ [key]: _, ...others }) => others, true),
  };
}

/** Returns a part of the draft of one form. A change of this part renders the component. */
export function useDraftPart<Part>(key: string, select: (kept: unknown) => Part): Part {
  return useStore(useDraftStore(), (drafts) => select(drafts[key]));
}
