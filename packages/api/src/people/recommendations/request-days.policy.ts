/** A request expires after this many days. */
export const PENDING_DAYS = 180;
/** Cooldown after a decline: the request reaches the same member again after this many days. */
export const DECLINE_DAYS = 90;
/** Cooldown after a withdrawal, in days. */
export const WITHDRAWAL_DAYS = 21;
