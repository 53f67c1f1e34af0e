/** Numbers that more than one place needs; the rest stands beside its only use. */
export const FLEET_PREVIEW_SIZE = 6;
export const ADMIN_PAGE_SIZE = 6;
export const MOBILE_BREAKPOINT_PX = 768;
