import { useSyncExternalStore } from 'react';

const SYSTEM = '(prefers-color-scheme: dark)';
const PRINT = 'print';

/** Returns whether the page is shown in dark colours: by the chosen theme or else the system's, and never in print. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, isDark, () => false);
}

function isDark(): boolean {
  const { theme } = document.documentElement.dataset;
  if (isPrinting || matchMedia(PRINT).matches) return false;
  return theme ? theme === 'dark' : matchMedia(SYSTEM).matches;
}

let isPrinting = false;

function subscribe(listener: () => void): () => void {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  const onPrint = ({ type }: Event) => {
    isPrinting = type === 'beforeprint';
    listener();
  };
  const media = [SYSTEM, PRINT].map((query) => matchMedia(query));
  for (const query of media) query.addEventListener('change', listener);
  for (const name of ['beforeprint', 'afterprint']) addEventListener(name, onPrint);
  return () => {
    observer.disconnect();
    for (const query of media) query.removeEventListener('change', listener);
    for (const name of ['beforeprint', 'afterprint']) removeEventListener(name, onPrint);
  };
}
