/** Key of the draft in the store. Apart from what reads the draft, which pages without a form need not load. */
export const BOOKING_DRAFT_KEY = 'booking';
