import type { DraftStorage } from './reload-drafts.ts';

const DRAFTS_KEY = 'draftsOverReload';

/** Session storage: this tab only. A browser may forbid it, and then a reload loses what was typed. */
export const browserDraftStorage: DraftStorage = {
  read() {
    try {
      return sessionStorage.getItem(DRAFTS_KEY);
    } catch {
      return null;
    }
  },
  write(text) {
    try {
      if (text === null) sessionStorage.removeItem(DRAFTS_KEY);
      else sessionStorage.setItem(DRAFTS_KEY, text);
    } catch {
      // Nothing is kept.
    }
  },
};
