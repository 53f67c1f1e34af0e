import { useEffect } from 'react';

/** While active, links load a new document: the router would wait for a remote that is not there. */
export function useDocumentLinks(isActive: boolean): void {
  useEffect(() => {
    if (!isActive) return;
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a[href]')) event.stopPropagation();
    };
    // Before it reaches React, which listens further inside.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isActive]);
}
