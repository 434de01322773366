/** Members a lookup by terms is expected to scan: this many, or this share of all members. */
const SCAN_BUDGET_MIN = 300;
const SCAN_BUDGET_SHARE = 0.04;
/** What it scans at most, however wrong the estimate was. */
export const SCANNED_MAX = 1_000;

/** How many of the viewer's connections, and of each one's connections, count for friends of friends. */
export const FRIENDS = 60;
export const FRIENDS_OF_EACH = 25;

/** Expected rows that a lookup by terms may scan in a community of this size. */
export const scanBudget = (members: number): number => Math.max(SCAN_BUDGET_MIN, SCAN_BUDGET_SHARE * members);
