import { useDrafts } from './drafts-context.tsx';

/**
 * The draft of one form, which alone writes and reads what stands under its key.
 * @param parse a draft may come from another version: returns undefined for one that does not fit this form
 */
export function useDraft<Value>(key: string, parse: (kept: unknown) => Value | undefined) {
  const drafts = useDrafts();
  return {
    read: () => parse(drafts.read(key)),
    keep: (value: Value) => drafts.keep(key, value),
    drop: () => drafts.drop(key),
  };
}
