import { type BookingDraft, EMPTY_DRAFT } from './booking-draft.ts';

/** Keeps a draft while the visitor goes from page to page: in memory only, never in the browser's storage. */
export interface DraftStore {
  readonly read: () => BookingDraft;
  readonly change: (update: (draft: BookingDraft) => BookingDraft) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDraftStore(): DraftStore {
  let draft = EMPTY_DRAFT;
  const listeners = new Set<() => void>();
  const change: DraftStore['change'] = (update) => {
    draft = update(draft);
    for (const listener of listeners) listener();
  };
  return {
    read: () => draft,
    change,
    clear: () => change(() => EMPTY_DRAFT),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
