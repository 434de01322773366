let generation = 0;

/**
 * The cache generation: it grows when a restore has replaced all data. Every in-process cache stores it with
 * its entries, and ignores those of an older generation.
 */
export const cacheGeneration = (): number => generation;

export function bumpCacheGeneration(): void {
  generation += 1;
}

let publicMembers = 0;

/** Grows when a member becomes public or is no longer: what is computed of the texts of many is computed again. */
export const publicMembersGeneration = (): number => publicMembers;

export function bumpPublicMembers(): void {
  publicMembers += 1;
}
