import { type RefObject, useEffect, useRef, useState } from 'react';

const COPIED_NOTICE_TIMEOUT_MS = 2000;

export type CopyState = 'idle' | 'copied' | 'refused';

/** Copies the text of an element; where the browser refuses, the text is selected instead. */
export function useCopy(element: RefObject<HTMLElement | null>): readonly [CopyState, () => void] {
  const [state, setState] = useState<CopyState>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    clearTimeout(timer.current);
    const source = element.current;
    if (!source) return;
    try {
      // Not there on a page without https.
      if (!navigator.clipboard) throw new Error('No clipboard');
      await navigator.clipboard.writeText(source.textContent);
      setState('copied');
      timer.current = setTimeout(() => setState('idle'), COPIED_NOTICE_TIMEOUT_MS);
    } catch {
      getSelection()?.selectAllChildren(source);
      setState('refused');
    }
  };
  return [state, () => void copy()];
}
