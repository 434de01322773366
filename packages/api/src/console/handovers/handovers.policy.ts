/** The two whose office moves. */
export type Parties = { fromUserId: number; toUserId: number };

/**
 * Whether an administrator may approve a handover: one who is neither of the two, unless there is no other. `admins`
 * are those who are active.
 */
export function mayApprove(admins: readonly number[], viewerId: number, parties: Parties): boolean {
  const isParty = (id: number) => id === parties.fromUserId || id === parties.toUserId;
  return admins.includes(viewerId) && (!isParty(viewerId) || admins.every(isParty));
}

/** Today, by which days of offices count. */
export const today = (): string => new Date().toISOString().slice(0, 10);
