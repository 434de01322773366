/** Where the edit of a message is kept as a draft; apart from what is written to a member, which has a number too. */
export const editPlace = (messageId: number) => `message-edit:${messageId}`;
