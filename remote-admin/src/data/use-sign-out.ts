import { useCallback } from 'react';
import { useDraftStore, useHost } from 'shared-kit/remote';
import { dropAllDrafts } from './drafts.ts';

/** Returns the function that signs out and clears unsaved input, here and in other tabs. */
export function useSignOut(): () => void {
  const { session } = useHost();
  const drafts = useDraftStore();
  return useCallback(() => {
    dropAllDrafts(drafts);
    session.signOut();
  }, [drafts, session]);
}
