import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const INVITATION = /^#invitation=(.*)$/;

/**
 * Returns the token of an invitation link, and the function that removes it. The token is in the fragment of the URL,
 * from which it is removed at once.
 */
export function useInvitation(): readonly [token: string | undefined, forget: () => void] {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<string>();
  const [, token] = INVITATION.exec(hash) ?? [];
  useEffect(() => {
    if (token === undefined) return;
    setKept(token);
    void navigate({ search }, { replace: true });
  }, [token, search, navigate]);
  return [token ?? kept, () => setKept(undefined)];
}
