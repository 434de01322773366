type Fitting = {
  readonly rank: number;
  readonly allocation: number;
  readonly lastSeenAt: number;
  readonly id: number;
};

/**
 * Order of suggestions: the better rank (`rankOf`), then whom mutual friends bring more, as points for
 * them end at a most, then who was here last, then the lower id.
 */
export function byFit(one: Fitting, other: Fitting): number {
  if (one.rank !== other.rank) return other.rank - one.rank;
  if (one.allocation !== other.allocation) return other.allocation - one.allocation;
  const [seen, otherSeen] = [one.lastSeenAt || 0, other.lastSeenAt || 0];
  return seen === otherSeen ? one.id - other.id : otherSeen - seen;
}
