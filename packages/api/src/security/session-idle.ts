/**
 * Idle timeouts of sessions, as PostgreSQL intervals. Administrators' are shorter, because theirs are worth more to
 * an attacker.
 */
export const SESSION_IDLE = { admin: '30 minutes', user: '7 days' } as const;
