import { TOKEN_KEY, type TokenStorage } from './session-store.ts';

/** Local storage, which a browser may forbid: then the session lasts as long as the page. */
export const browserTokenStorage: TokenStorage = {
  read() {
    try {
      return localStorage.getItem(TOKEN_KEY);
    } catch {
      return null;
    }
  },
  write(token) {
    try {
      if (token === null) localStorage.removeItem(TOKEN_KEY);
      else localStorage.setItem(TOKEN_KEY, token);
    } catch {
      // The token stays in memory.
    }
  },
};

/** Calls the listener when another tab signs in or out. Answers the function that stops it. */
export function watchOtherTabs(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === TOKEN_KEY || key === null) listener();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}
