/** How long a sign-in lasts, in seconds. */
export const SESSION_LIFETIME_S = 12 * 3_600;
