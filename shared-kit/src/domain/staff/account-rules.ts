/** Length of a password of staff, in characters. */
export const PASSWORD_LENGTH = { min: 8, max: 200 };

/** Length of the name of a member of staff, in characters. */
export const MAX_STAFF_NAME_LENGTH = 120;
