/** Order of suggestions: the better rank (`rankEncodedMember`), then who was here last, then the lower id. */
export function byFit(
  one: { readonly rank: number; readonly lastSeenAt: number; readonly id: number },
  other: { readonly rank: number; readonly lastSeenAt: number; readonly id: number },
): number {
  if (one.rank !== other.rank) return other.rank - one.rank;
  const [seen, otherSeen] = [one.lastSeenAt || 0, other.lastSeenAt || 0];
  return seen === otherSeen ? one.id - other.id : otherSeen - seen;
}
