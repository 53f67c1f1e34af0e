import { useDrafts } from './drafts-context.tsx';
import { useHost } from './host-context.tsx';

/** Signing out because a person wants to: what they typed goes, too. */
export function useSignOut(): () => void {
  const { session } = useHost();
  const drafts = useDrafts();
  return () => {
    drafts.forget();
    session.signOut();
  };
}
