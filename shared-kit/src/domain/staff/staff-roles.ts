export const STAFF_ROLES = ['owner', 'agent'] as const;
/** Role of a staff account (docs/rules.md#who-may-do-what). */
export type StaffRole = (typeof STAFF_ROLES)[number];
