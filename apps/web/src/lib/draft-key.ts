/** Before the keys of all drafts in the storage of the browser. */
export const DRAFT_PREFIX = 'guildhall:draft:';

export const draftPrefixOf = (memberId: number) => `${DRAFT_PREFIX}${memberId}:`;

/** The key of a draft: drafts of different members on one computer are kept apart. */
export const draftKey = (memberId: number, place: string) => draftPrefixOf(memberId) + place;
