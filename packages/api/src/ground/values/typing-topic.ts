/** The topic of a live event that says that a member is typing to whom receives it; no list is fetched again. */
export const typingTopic = (userId: number): string => `typing:${userId}`;
