import type { Pages } from 'shared-kit/remote';

/** The build names the chunk of each page after its pattern, for which each line must have this form. */
export const PAGES = {
  '/guest': () => import('./pages/start-page.tsx').then(({ StartPage }) => StartPage),
} satisfies Pages;
