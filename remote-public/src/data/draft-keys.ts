/** The keys of what is kept in the store of drafts. */
export const DRAFT_KEYS = { booking: 'booking' } as const;
