export const UPDATE_TEXT = {
  offer: 'A newer version of this site is ready.',
  refresh: 'Refresh',
  later: 'Later',
} as const;

export const PREVIEW_TEXT = {
  before: 'You are looking at',
  after: 'before it is active.',
  leave: 'Show the active version',
} as const;
