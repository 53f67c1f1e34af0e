import { useEffect } from 'react';

/** Lets the browser follow links itself, as long as whoever handles them would wait for what is not there. */
export function usePlainLinks(isPlain: boolean): void {
  useEffect(() => {
    if (!isPlain) return;
    const onClick = (event: MouseEvent) => {
      if ((event.target as Element).closest('a[href]')) event.stopPropagation();
    };
    // Before it reaches React, which listens further inside.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, [isPlain]);
}
