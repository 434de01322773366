/** Days after a date for which the name and address of its guests stay. */
export const GUEST_DAYS = 30;

/** Days within which the owner of an address confirms it: after asking, and after an invitation. */
export const CONFIRM_DAYS = { request: 3, invite: 14 };
