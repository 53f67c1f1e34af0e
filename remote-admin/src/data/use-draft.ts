import { useDrafts } from './drafts-context.tsx';

/** The draft of one form, which alone writes and reads what stands under its key. */
export function useDraft<Value>(key: string) {
  const drafts = useDrafts();
  return {
    read: () => drafts.read(key) as Value | undefined,
    keep: (value: Value) => drafts.keep(key, value),
    drop: () => drafts.drop(key),
  };
}
