/** Interface text of links to a conversation. */
export const conversationMessages = { see: 'See the conversation' };
