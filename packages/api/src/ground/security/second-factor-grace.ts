/** How long a new role goes without a second factor. */
export const SECOND_FACTOR_GRACE_DAYS = 7;

/** Whether the viewer's roles wait for a sign-in with two factors: until then, the session has none of them. */
export const isHeldBack = ({ secondFactorBy }: { secondFactorBy?: Date | null }): boolean =>
  !!secondFactorBy && secondFactorBy.getTime() <= Date.now();
