/** PostgreSQL intervals after which an unused session ends. Administrators' sessions are worth more to a thief. */
export const SESSION_IDLE = { admin: '30 minutes', user: '7 days' } as const;
