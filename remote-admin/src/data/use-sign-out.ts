import { useDraftStore, useHost } from 'shared-kit/remote';
import { dropAllDrafts } from './drafts.ts';

/** Returns the function that signs out at a person's wish, and drops what they typed. */
export function useSignOut(): () => void {
  const { session } = useHost();
  const drafts = useDraftStore();
  return () => {
    dropAllDrafts(drafts);
    session.signOut();
  };
}
