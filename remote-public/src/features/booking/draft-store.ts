import { type BookingDraft, EMPTY_DRAFT } from './booking-draft.ts';

/** Keeps a draft while the visitor goes from page to page, in memory. */
export interface DraftStore {
  readonly read: () => BookingDraft;
  /** The draft, or undefined when nothing was typed. */
  readonly readTyped: () => BookingDraft | undefined;
  readonly change: (update: (draft: BookingDraft) => BookingDraft) => void;
  readonly clear: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createDraftStore(initial: BookingDraft = EMPTY_DRAFT): DraftStore {
  let draft = initial;
  const listeners = new Set<() => void>();
  const change: DraftStore['change'] = (update) => {
    draft = update(draft);
    for (const listener of listeners) listener();
  };
  return {
    read: () => draft,
    readTyped: () => (draft === EMPTY_DRAFT ? undefined : draft),
    change,
    clear: () => change(() => EMPTY_DRAFT),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
