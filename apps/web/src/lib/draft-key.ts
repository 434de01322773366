/** Before the keys of all drafts in the storage of the browser. */
export const DRAFT_PREFIX = 'guildhall:draft:';

const draftPrefixOf = (memberId: number) => `${DRAFT_PREFIX}${memberId}:`;

/** The key of a draft: drafts of different members on one computer are kept apart. */
export const draftKey = (memberId: number, place: string) => draftPrefixOf(memberId) + place;

/** The keys in the storage of the browser that begin so. */
export const storedKeys = (prefix: string): string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefix));

/** For a member who signs out or deletes the account. */
export function deleteDraftsOf(memberId: number): void {
  for (const key of storedKeys(draftPrefixOf(memberId))) localStorage.removeItem(key);
}
