/** Days after which a member signs in again, however often they were here. */
export const SESSION_DAYS = 30;

/** PostgreSQL intervals. Those of everyone with a role are shorter, because theirs are worth more to an attacker. */
export const SESSION_LIFETIME = { admin: '12 hours', user: `${SESSION_DAYS} days` } as const;

/** Idle timeouts. */
export const SESSION_IDLE = { admin: '30 minutes', user: '7 days' } as const;
